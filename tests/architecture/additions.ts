import type { Edit } from '../support/overlaid-project.ts';

/**
 * One of each thing that engineers add, named `raffle`, as CONTRIBUTING.md says to add it. The test lays the edits over the project:
 * together they compile; without any one of them something does not.
 */
export type Addition = {
	/** The first cell of its row in CONTRIBUTING.md. */
	what: string;
	edits: Edit[];
	/** Files that CONTRIBUTING.md names and the compiler cannot miss: generated ones, style sheets, tests. */
	unseen?: string[];
	/** Files of the project that must not compile where an edit is missing, beside the edited ones. */
	guards?: string[];
};

export const additions: Addition[] = [
	{
		what: 'a kind of page',
		edits: [
			{
				file: 'src/site/pages/kinds/raffle.ts',
				text: `import { pageKind } from '../page-kind.ts';
export const raffle = pageKind({
	pages: () => [{ path: '/raffle/', params: null }],
	model: ({ config }) => ({ title: config.name }),
	indexed: true,
	view: 'Raffle',
	jsonLd: null,
	counts: null,
});
`,
			},
			{ file: 'src/site/pages/page-table.ts', after: 'const table = {', insert: '\n\traffle,' },
			{
				file: 'src/site/pages/page-table.ts',
				after: "import { notFound } from './kinds/not-found.ts';",
				insert: "\nimport { raffle } from './kinds/raffle.ts';",
			},
			{ file: 'src/views/Raffle.astro', text: '---\nconst { model } = Astro.props;\n---\n\n<p>{model.title}</p>\n' },
			{ file: 'src/pages/[...path].astro', after: 'const views = {', insert: '\n\tRaffle,' },
			{
				file: 'src/pages/[...path].astro',
				after: "import Success from '../views/Success.astro';",
				insert: "\nimport Raffle from '../views/Raffle.astro';",
			},
		],
	},
	{
		what: 'a block',
		edits: [
			{
				file: 'src/config/content-blocks.ts',
				after: "const heading = text.optional().describe('Heading above it.');",
				insert: "\nconst raffle = z.strictObject({ kind: z.literal('raffle'), heading });",
			},
			{ file: 'src/config/content-blocks.ts', after: 'export const contentBlocks = [', insert: '\n\traffle,' },
			{ file: 'src/blocks/Raffle.astro', text: '---\nconst { block } = Astro.props;\n---\n\n<p>{block.heading}</p>\n' },
			{ file: 'src/blocks/Block.astro', after: 'unknown> = {', insert: '\n\traffle: Raffle,' },
			{
				file: 'src/blocks/Block.astro',
				after: "import Video from './Video.astro';",
				insert: "\nimport Raffle from './Raffle.astro';",
			},
		],
		unseen: ['tenants/site.schema.json', 'src/styles/site.css'],
	},
];

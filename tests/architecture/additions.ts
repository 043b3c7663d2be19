import type { Edit } from '../support/overlaid-project.ts';

/**
 * One of each thing that engineers add, named `raffle`, as CONTRIBUTING.md says to add it. The test lays the edits over the project:
 * together they compile; without any one of them something does not.
 */
export type Addition = {
	/** The first cell of its row in CONTRIBUTING.md. */
	what: string;
	edits: Edit[];
	/** Files that can be left out: a control that no kind uses yet compiles. */
	optional?: string[];
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
			{ file: 'src/layouts/page-sheet.ts', after: 'const blockParts = {', insert: '\n\traffle: [],' },
		],
		unseen: ['tenants/site.schema.json', 'src/styles/site.css', 'src/styles/sheets.ts'],
	},
	{
		what: 'a control of form fields',
		edits: [
			{ file: 'src/forms/kinds/kind-row.ts', after: 'export type ControlName =', insert: "\n\t| 'raffle'" },
			{
				file: 'src/islands/forms/controls/Raffle.tsx',
				text: "import type { FieldDefinition } from '../../../forms/definition.ts';\n\nexport const Raffle = ({ field }: { field: FieldDefinition }) => <p>{field.label}</p>;\n",
			},
			{
				file: 'src/islands/forms/fields/control-table.ts',
				after: "import { TextControl } from '../controls/TextControl.tsx';",
				insert: "\nimport { Raffle } from '../controls/Raffle.tsx';",
			},
			{
				file: 'src/islands/forms/fields/control-table.ts',
				after: 'Record<ControlName, Control | null> = {',
				insert: '\n\traffle: Raffle,',
			},
			{
				file: 'src/forms/kinds/field-kinds.ts',
				after: 'const fieldKinds = {',
				insert: "\n\traffle: { control: 'raffle', value: 'text', rule: 'any' },",
			},
		],
		optional: ['src/forms/kinds/field-kinds.ts'],
	},
	{
		what: 'a type of feed',
		edits: [
			{
				file: 'src/config/stock-feed.ts',
				after: "const none = z.strictObject({ type: z.literal('none'), ...limits });",
				insert: "\nconst raffle = z.strictObject({ type: z.literal('raffle'), ...limits });",
			},
			{ file: 'src/config/stock-feed.ts', after: "z.discriminatedUnion('type', [", insert: 'raffle, ' },
			{
				file: 'scripts/sources/stock-raffle.ts',
				text: "import type { StockSource } from '../../src/stock/source/stock-text.ts';\n\nexport const readStockRaffle = async (): Promise<StockSource> => ({ records: [], assumeListed: false });\n",
			},
			{
				file: 'scripts/sources/stock.ts',
				after: "import { readStockUrl } from './stock-url.ts';",
				insert: "\nimport { readStockRaffle } from './stock-raffle.ts';",
			},
			{
				file: 'scripts/sources/stock.ts',
				after: 'switch (feed.type) {',
				insert: "\n\t\tcase 'raffle':\n\t\t\treturn readStockRaffle();",
			},
		],
		unseen: ['tenants/site.schema.json'],
	},
	{
		what: 'a kind of destination for leads',
		edits: [
			{
				file: 'src/config/leads.ts',
				after: "secret_env: variable.describe('Environment variable with the secret that signs the calls.'),\n});",
				insert: "\nconst raffle = z.strictObject({ kind: z.literal('raffle'), url: address });",
			},
			{ file: 'src/config/leads.ts', after: "z.discriminatedUnion('kind', [", insert: 'raffle, ' },
			{
				file: 'netlify/delivery/send/raffle.ts',
				text: "import type { LeadDestination } from '../../../src/config/leads.ts';\nimport type { Provider } from './parcel.ts';\n\nexport const deliverToRaffle: Provider<Extract<LeadDestination, { kind: 'raffle' }>> = async () => ({ kind: 'done', status: null });\n",
			},
			{
				file: 'netlify/delivery/send/send-parcel.ts',
				after: "import { deliverToWebhook } from './webhook.ts';",
				insert: "\nimport { deliverToRaffle } from './raffle.ts';",
			},
			{
				file: 'netlify/delivery/send/send-parcel.ts',
				after: 'switch (settings.kind) {',
				insert: "\n\t\tcase 'raffle':\n\t\t\treturn deliverToRaffle(parcel, settings);",
			},
		],
		unseen: ['tenants/site.schema.json'],
	},
];

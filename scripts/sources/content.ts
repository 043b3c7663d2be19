import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFolder, type FrontMatter, frontMatter, readFrontMatter } from '../../src/config/front-matter.ts';
import { type Problem, ProblemError } from '../../src/config/problem.ts';
import { isPagePath, pagePathWords } from '../../src/domain/addresses/page-path.ts';
import { slugify } from '../../src/domain/addresses/slug.ts';
import type { LinkSettings } from '../../src/site/blocks/block-link.ts';
import { noContent, type TenantContent } from '../../src/site/content/content.ts';

type ContentFile = { folder: ContentFolder; name: string; file: string; path: string };
type Written<Folder extends ContentFolder> = {
	name: string;
	fields: FrontMatter<Folder>;
	text: { html: string; source: string };
};

/**
 * Reads the Markdown files of a tenant's `content` folder: blog, pages, team, offers. `tenantFile` is what messages call
 * its site.json. Throws a ProblemError with all that is wrong. Libraries are loaded only where there is such a folder.
 */
export async function readContent(tenantDir: string, tenantFile: string, links: LinkSettings): Promise<TenantContent> {
	const dir = join(tenantDir, 'content');
	if (!existsSync(dir)) return noContent;
	const { readMarkdown } = await import('./content-markdown.ts');
	const problems: Problem[] = [];
	const base = tenantFile.replace(/[^/]*$/, '');
	const files = contentFiles(dir, tenantFile, problems);
	const readAll = <Folder extends ContentFolder>(folder: Folder): Written<Folder>[] =>
		files
			.filter((entry) => entry.folder === folder)
			.flatMap(({ name, file, path }) => {
				const { head, html, problem } = readMarkdown(readFileSync(path, 'utf8'), file, links);
				const read = problem ? { ok: false as const, problems: [problem] } : readFrontMatter(folder, head, file);
				if (read.ok) return [{ name, fields: read.value, text: { html, source: file.slice(base.length) } }];
				problems.push(...read.problems);
				return [];
			});
	const content: TenantContent = {
		articles: readAll('blog').map(({ name, fields, text }) => ({ ...fields, slug: slugify(lastPart(name)), ...text })),
		pages: readAll('pages').map(({ name, fields, text }) => ({ ...fields, key: pageKey(name, fields.path), ...text })),
		team: readAll('team').map(({ fields, text }) => ({ ...fields, ...text })),
		offers: readAll('offers').map(({ fields, text }) => ({ ...fields, ...text })),
	};
	problems.push(...sameAddresses(content, tenantFile), ...takenAddresses(content, tenantFile));
	if (problems.length > 0) throw new ProblemError(problems);
	return content;
}

function contentFiles(dir: string, tenantFile: string, problems: Problem[]): ContentFile[] {
	const base = tenantFile.replace(/[^/]*$/, 'content/');
	const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
	return names
		.filter((name) => name.endsWith('.md') && !/(^|\/)README\.md$/.test(name))
		.sort()
		.flatMap((name) => {
			const [folder = '', ...rest] = name.split('/');
			if (Object.hasOwn(frontMatter, folder) && rest.length > 0) {
				const inFolder = rest.join('/').replace(/\.md$/, '');
				return [{ folder: folder as ContentFolder, name: inFolder, file: base + name, path: join(dir, name) }];
			}
			problems.push({
				file: base + name,
				path: '',
				found: 'a file outside the known folders',
				expected: `a file in one of ${Object.keys(frontMatter).join(', ')}`,
			});
			return [];
		});
}

/** Two files must not make one page. */
function sameAddresses({ articles, pages }: TenantContent, tenantFile: string): Problem[] {
	const addresses = [...articles.map(({ slug }) => `blog/${slug}`), ...pages.map(({ key }) => key)];
	return addresses
		.filter((address, index) => addresses.indexOf(address) !== index)
		.map((address) => ({
			file: tenantFile.replace(/[^/]*$/, 'content'),
			path: '',
			found: `two files for ${address}`,
			expected: 'one file for each page',
		}));
}

/** A page's file may have a name that makes an address which is not the tenant's to give, `content/pages/api.md`. */
function takenAddresses({ pages }: TenantContent, tenantFile: string): Problem[] {
	return pages
		.filter(({ key }) => !isPagePath(key))
		.map(({ key }) => ({
			file: tenantFile.replace(/[^/]*$/, 'content'),
			path: '',
			found: `a page with the address ${key}`,
			expected: pagePathWords,
			hint: 'Give the file another name or a path in its head.',
		}));
}

function pageKey(name: string, path: string | undefined): string {
	if (path) return `/${path.replace(/^\/|\/$/g, '')}/`;
	return `/pages/${name.split('/').map(slugify).join('/')}/`;
}

const lastPart = (name: string): string => name.split('/').at(-1) ?? name;

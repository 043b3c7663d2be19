import type { FrontMatter } from '../../config/front-matter.ts';

/** What is written below the head of a file, made safe, and its file in the tenant's folder. */
type Text = { html: string; source?: string };

/** An article of the blog. */
export type Article = FrontMatter<'blog'> & Text & { slug: string };
/** A page written in Markdown; `key` is its address with the /pages prefix or without. */
export type MarkdownPage = FrontMatter<'pages'> & Text & { key: string };
/** A person of the team; what is written below the head is `html`. */
export type TeamEntry = FrontMatter<'team'> & Text;
/** An offer; `html` is empty for those of the config. `variants`: the variants of its model that it covers, where these are not all. */
export type Offer = FrontMatter<'offers'> & Text & { variants?: readonly string[] };

/** What a tenant has written in its `content` folder, read and made safe. */
export type TenantContent = { articles: Article[]; pages: MarkdownPage[]; team: TeamEntry[]; offers: Offer[] };

export const noContent: TenantContent = { articles: [], pages: [], team: [], offers: [] };

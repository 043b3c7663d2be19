import type { FrontMatter } from '../config/front-matter.ts';

/** An article of the blog; `html` is sanitised. */
export type Article = FrontMatter<'blog'> & { slug: string; html: string };
/** A page written in Markdown; `key` is its address with the /pages prefix or without. */
export type MarkdownPage = FrontMatter<'pages'> & { key: string; html: string };
/** A person of the team; what is written below the head is `html`. */
export type TeamEntry = FrontMatter<'team'> & { html: string };
/** An offer; `html` is empty for those of the config. */
export type Offer = FrontMatter<'offers'> & { html: string };

/** What a tenant has written in its `content` folder, read and made safe. */
export type TenantContent = { articles: Article[]; pages: MarkdownPage[]; team: TeamEntry[]; offers: Offer[] };

export const noContent: TenantContent = { articles: [], pages: [], team: [], offers: [] };

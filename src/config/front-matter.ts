import { z } from 'zod';
import { countsAs } from './blocks.ts';
import { teamFields } from './content-blocks.ts';
import { expectedOf } from './expected.ts';
import { explainIssues } from './explain.ts';
import { day } from './hours.ts';
import { offerFields } from './offers.ts';
import type { Problem } from './problem.ts';
import { asset, sitePath, text } from './value.ts';

/** The front matter of the Markdown files in a tenant's `content`, by folder. */
export const frontMatter = {
	blog: z.strictObject({
		title: text,
		date: day,
		description: text,
		author: text.optional(),
		image: asset.optional(),
		image_alt: text.optional(),
	}),
	pages: z.strictObject({
		title: text,
		description: text.optional(),
		intro: text.optional(),
		image: asset.optional(),
		path: sitePath.optional(),
		indexed: z.boolean().default(true),
		counts_as: countsAs,
	}),
	team: z.strictObject({ ...teamFields, position: z.int().positive().optional() }),
	offers: z.strictObject(offerFields),
} as const;

export type ContentFolder = keyof typeof frontMatter;
export type FrontMatter<Folder extends ContentFolder> = z.output<(typeof frontMatter)[Folder]>;

type Read<Folder extends ContentFolder> = { ok: true; value: FrontMatter<Folder> } | { ok: false; problems: Problem[] };

/** Reads the front matter of a Markdown file. Every problem names the field, its value and what is allowed. */
export function readFrontMatter<Folder extends ContentFolder>(
	folder: Folder,
	value: unknown,
	file: string,
): Read<Folder> {
	const parsed = frontMatter[folder].safeParse(value, { error: expectedOf, reportInput: true });
	if (parsed.success) return { ok: true, value: parsed.data as FrontMatter<Folder> };
	return { ok: false, problems: explainIssues(parsed.error.issues, file) };
}

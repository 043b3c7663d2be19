import { shortened } from '../../../src/config/explain.ts';

/** Whose config is asked for. */
export type Website = { slug: string; id: number };

/** A dashboard's answer that is at least about the website, or in words what came in its place. */
export type Answer = { ok: true; value: Record<string, unknown> } | { ok: false; found: string };

/**
 * Reads what a dashboard sent with status 200. A sign-in page, a part of a document, a list or another website's config
 * are not an answer, however well they came. What else is wrong in it, the config's own check finds.
 */
export function readAnswer(text: string, { slug, id }: Website): Answer {
	const value = parsed(text);
	if (value === undefined) return { ok: false, found: noJson(text) };
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return { ok: false, found: `JSON that is not an object: ${shortened(value)}` };
	}
	const { id: theirs = id, slug: named = slug } = value as { id?: unknown; slug?: unknown };
	if (theirs !== id && theirs !== null) return { ok: false, found: `the config of website ${shortened(theirs)}` };
	if (named !== slug && named !== null) return { ok: false, found: `the config of the tenant ${shortened(named)}` };
	return { ok: true, value: value as Record<string, unknown> };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		// What it is instead is said by noJson; undefined is not a value that JSON has.
		return undefined;
	}
}

function noJson(text: string): string {
	if (text.trim() === '') return 'an empty answer';
	if (/^\s*</.test(text)) return 'a page of HTML, such as a sign-in page';
	return /^\s*[[{]/.test(text) ? 'JSON that breaks off or is damaged' : 'a text that is not JSON';
}

import { marked } from 'marked';
import { parseDocument } from 'yaml';
import type { Problem } from '../../src/config/problem.ts';
import type { LinkSettings } from '../../src/site/blocks/block-link.ts';
import { safeHtml } from './content-html.ts';

type Markdown = { head: unknown; html: string; problem?: Problem };

const form = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** A Markdown file taken apart: its head as data, its text as safe HTML; `problem` where the head cannot be read. */
export function readMarkdown(text: string, file: string, links: LinkSettings): Markdown {
	const parts = form.exec(text);
	if (!parts) {
		const expected = 'a head between two lines of ---, such as title: and date:';
		return { head: null, html: '', problem: { file, path: 'line 1', found: firstLine(text), expected } };
	}
	const document = parseDocument(parts[1] ?? '', { prettyErrors: true });
	const [error] = document.errors;
	if (error) return { head: null, html: '', problem: yamlProblem(error, file) };
	const html = htmlOf(parts[2] ?? '', links);
	if (html === null) return { head: null, html: '', problem: tooDeep(file) };
	return { head: document.toJS() ?? {}, html };
}

/** The text as safe HTML; null where its quotes or lists are nested so deep that reading them runs out of stack. */
function htmlOf(text: string, links: LinkSettings): string | null {
	try {
		return safeHtml(marked.parse(text, { async: false, gfm: true }), links);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

const tooDeep = (file: string): Problem => ({
	file,
	path: 'the text',
	found: 'quotes or lists nested too deep to be read',
	expected: 'a few levels at most',
	hint: 'Look for a line that starts with very many > or - marks.',
});

type YamlError = { message: string; linePos?: [{ line: number; col: number }, ...unknown[]] | undefined };

function yamlProblem({ message, linePos }: YamlError, file: string): Problem {
	const at = linePos?.[0];
	return {
		file,
		path: at ? `line ${at.line + 1}, column ${at.col}` : 'the head',
		found: message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '',
		expected: 'valid YAML',
		hint: 'Put texts that hold a colon in quotes.',
	};
}

const firstLine = (text: string): string => JSON.stringify(text.trimStart().split('\n')[0]?.slice(0, 40) ?? '');

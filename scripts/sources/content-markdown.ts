import { marked } from 'marked';
import { parseDocument } from 'yaml';
import type { Problem } from '../../src/config/problem.ts';
import type { LinkSettings } from '../../src/site/block-link.ts';
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
	const html = marked.parse(parts[2] ?? '', { async: false, gfm: true });
	return { head: document.toJS() ?? {}, html: safeHtml(html, links) };
}

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

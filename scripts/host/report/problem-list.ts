import { html } from 'hono/html';
import { type Problem, problemWords } from '../../../src/config/problem.ts';
import type { Html } from '../page-frame.ts';

type ToMend = (file: string, path: string) => Html | '';

/** Problems of a build, each with its place as its heading; the file is said once where they share it. `toMend`: the way to what mends one. */
export function problemList(problems: readonly Problem[], toMend: ToMend = () => ''): Html {
	const files = new Set(problems.map(({ file }) => file));
	const [only] = files.size === 1 && problems.length > 1 ? files : [];
	const lines = problems.map(
		(problem) => html`<li>${problemItem(problem, only)}${toMend(problem.file, problem.path)}</li>`,
	);
	const usual = problems.some(({ hint }) => !hint)
		? html`<p class="quiet">Write what is expected, then build again.</p>`
		: '';
	return html`${only ? html`<p class="quiet in-file">In <code>${only}</code></p>` : ''}<ul class="notes">${lines}</ul>${usual}`;
}

/** What stands there, what should, and what to do about it. */
function problemItem({ file, path, found, expected, hint }: Problem, shared: string | undefined): Html {
	const where = file === shared && path ? '' : html` <span class="quiet">${file}</span>`;
	const facts: [string, string][] = [
		...(found ? ([['Found', found]] satisfies [string, string][]) : []),
		['Expected', expected],
		...(hint ? ([['What to do', hint]] satisfies [string, string][]) : []),
	];
	return html`<strong>${path || fileName(file)}</strong>${where}<dl class="problem">${facts.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
}

/** The first of the problems on one line, for lists of sites; how many more there are. Empty without problems. */
export function problemInShort([first, ...others]: readonly Problem[]): string {
	if (!first) return '';
	const more = others.length ? ` (and ${others.length} more)` : '';
	return `${first.path || fileName(first.file)}: ${problemWords({ ...first, hint: '' })}${more}`;
}

const fileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

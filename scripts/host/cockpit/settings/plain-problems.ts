import { html } from 'hono/html';
import { leastContrast } from '../../../../src/config/palette.ts';
import type { Problem } from '../../../../src/config/problem.ts';
import type { Html } from '../../page-frame.ts';
import { problemList } from '../../report/problem-list.ts';
import { settingName } from './setting-name.ts';

/** What keeps a change from being saved, each with its place and what to write; as a build says it behind a fold for developers. `fieldOf`: the id of its field. */
export function plainProblems(problems: readonly Problem[], fieldOf: (problem: Problem) => string | null): Html {
	const place = (problem: Problem): Html => {
		const [field, words] = [fieldOf(problem), placeWords(problem.path)];
		return field === null ? html`${words}` : html`<a href="#${field}">${words}</a>`;
	};
	const lines = problems.map((problem) => html`<li><strong>${place(problem)}</strong>: ${whatToWrite(problem)}</li>`);
	return html`<ul class="notes">${lines}</ul><details class="fold"><summary>For developers</summary>${problemList(problems)}</details>`;
}

/** The steps of a place, `offers[0].title` or `pages["/"].title`. */
export const stepsIn = (path: string): string[] =>
	[...path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, name]) =>
		quoted === undefined ? (index ?? name ?? '') : String(JSON.parse(`"${quoted}"`)),
	);

const placeWords = (path: string): string =>
	stepsIn(path)
		.map((step) => (/^\d+$/.test(step) ? `entry ${Number(step) + 1}` : settingName([step])))
		.join(' › ');

/** What to do about a problem: `“#12” cannot be here. Write a colour such as #0b5fff.` */
export function whatToWrite({ found, expected, hint = '' }: Problem): string {
	const contrast = contrastWords(found);
	if (contrast) return contrast;
	const isMissing = found === '' || found === 'nothing' || found === '""';
	const said = isMissing ? '' : `“${unquoted(found)}” cannot stand here. `;
	const better = /^Did you mean/.test(hint) ? ` ${hint}` : '';
	return `${said}${wanted(expected)}${better || (hint ? ` ${hint}` : '')}`;
}

/** What is said of a colour that cannot be read on another: `brand #aa3344 on page #0f1115: contrast 2.93`; empty for other problems. */
function contrastWords(found: string): string {
	const [, front, back, ratio] = /^(\w+) #\w{6} on (\w+) #\w{6}: contrast ([\d.]+)$/.exec(unquoted(found)) ?? [];
	if (!front || !back || !ratio) return '';
	const [one, other] = [front, back].map((name) => settingName([name]));
	return `${one} and ${other} are too close to be read (contrast ${ratio}; ${leastContrast} is needed). Choose a lighter or a darker colour.`;
}

function wanted(expected: string): string {
	const words = expected.replace(/, in quotes$/, '').replace('a text that is not empty', 'a text');
	if (words === 'true or false') return 'Choose yes or no.';
	if (words.startsWith('one of ')) return `Choose ${words}.`;
	if (words.startsWith('a known key')) return 'There is no field of this name: take it out.';
	if (words.startsWith('a destination for the leads')) return 'Say who gets leads: Leads › Recipients by e-mail.';
	return `Write ${words}.`;
}

const unquoted = (found: string): string => found.replace(/^"(.*)"$/s, '$1');

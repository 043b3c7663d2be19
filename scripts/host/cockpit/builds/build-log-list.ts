import { html } from 'hono/html';
import type { LogLine } from '../../../publish/report/build-log.ts';
import { counted, type Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import { duration, number } from '../../wording.ts';

/** `q`: what is looked for; `whyNone`: why this machine has no lines of it. */
type Around = { slug: string; host: string; zone: string; q: string; whyNone?: string };

/** What a build said as it ran, a line each, searched as somebody types; `said`: null where this machine did not keep it. */
export function buildLogList(said: readonly LogLine[] | null, around: Around): Html {
	if (said === null) {
		return html`<section id="log"><h2>Log</h2><p class="quiet">${around.whyNone ?? ''}</p></section>`;
	}
	const lines = stepsInOne(said);
	const errors = lines.filter(({ level }) => level === 'error').length;
	const words = around.q.toLowerCase().split(/\s+/).filter(Boolean);
	const isFound = (line: LogLine): boolean => words.every((word) => findText(line).includes(word));
	const toError = errors
		? html` <a class="bad" href="#error">To the ${errors === 1 ? 'error' : 'first error'}</a>`
		: '';
	const first = lines.findIndex(({ level }) => level === 'error');
	const rows = lines.map((line, index) =>
		logRow(line, { isFirstError: index === first, isFound: isFound(line) }, around),
	);
	const isNone = !lines.some(isFound);
	return html`<section id="log"><h2>Log <span class="quiet">${counted(lines.length, 'line')}</span>${toError}</h2>${views(lines, around.q)}
<form class="find" role="search"><label class="wide">Find in the log <input name="q" type="search" value="${around.q}" maxlength="100" autocomplete="off" placeholder="Word, address or stock number" data-filter></label></form>
<ol class="log-lines">${rows}</ol><p class="empty" data-none${isNone ? '' : ' hidden'}>No line has <strong data-asked>“${around.q}”</strong>. <a href="#log" data-clear>Show all ${number(lines.length)}</a></p></section>`;
}

const levelNames = { error: 'Errors', warning: 'Warnings', page: 'Pages' } as const;

/** The lines of one kind, as a search for them. Nothing where all are of one kind. */
function views(lines: readonly LogLine[], q: string): Html | '' {
	const kinds = (Object.keys(levelNames) as (keyof typeof levelNames)[]).flatMap((level) => {
		const count = lines.filter((line) => line.level === level).length;
		return count ? [{ q: `level:${level}`, name: `${levelNames[level]} ${number(count)}` }] : [];
	});
	if (kinds.length === 0) return '';
	const link = (kind: { q: string; name: string }): Html =>
		html`<a href="${kind.q ? `?q=${kind.q}` : '?'}#log"${kind.q === q ? html` aria-current="true"` : ''}>${kind.name}</a> `;
	return html`<nav class="views" aria-label="Lines of the log">${[{ q: '', name: `All ${number(lines.length)}` }, ...kinds].map(link)}</nav>`;
}

const findText = ({ level, text }: LogLine): string => `level:${level} ${text.toLowerCase()}`;

const tookPattern = /^(.+): took ([\d,]+) ms$/;

/** A step is written as it begins and again as it ends, and some run in two parts: one line here, where most of it ran, with the whole time. */
function stepsInOne(lines: readonly LogLine[]): LogLine[] {
	const parts = new Map<string, { began: LogLine; ms: number }[]>();
	const begun = new Map<string, LogLine>();
	for (const line of lines) {
		const [, step = '', milliseconds = ''] = tookPattern.exec(line.text) ?? [];
		const began = begun.get(step);
		if (step && began)
			parts.set(step, [...(parts.get(step) ?? []), { began, ms: Number(milliseconds.replaceAll(',', '')) }]);
		else if (line.level === 'info') begun.set(line.text, line);
	}
	return lines.flatMap((line) => {
		if (line.level !== 'info') return [line];
		if (tookPattern.test(line.text)) return [];
		const all = parts.get(line.text);
		if (!all) return [line];
		const longest = all.reduce((one, other) => (other.ms > one.ms ? other : one));
		if (line !== longest.began) return [];
		return [{ ...line, text: `${line.text}: ${duration(all.reduce((sum, { ms }) => sum + ms, 0))}` }];
	});
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `16:27:02.120` */
function clockTime(at: string, zone: string): string {
	const format =
		clocks.get(zone) ??
		new Intl.DateTimeFormat('en-AU', {
			...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
			...{ hourCycle: 'h23', timeZone: zone },
		});
	clocks.set(zone, format);
	return format.format(new Date(at));
}

type Row = { isFirstError: boolean; isFound: boolean };

function logRow(line: LogLine, { isFirstError, isFound }: Row, { slug, host, zone }: Around): Html {
	const { at, level, text } = line;
	const [, path = ''] = /^written (\/\S*\/)$/.exec(level === 'page' ? text : '') ?? [];
	const said = path ? html`written <a href="${siteUrl(slug, host)}${path}">${path}</a>` : text;
	return html`<li data-level="${level}"${isFirstError ? html` id="error"` : ''} data-find="${findText(line)}"${isFound ? '' : ' hidden'}><time datetime="${at}">${clockTime(at, zone)}</time> <span>${said}</span></li>`;
}

import { html } from 'hono/html';
import type { LogLine } from '../../publish/report/build-log.ts';
import { counted, type Html } from '../page-frame.ts';
import { siteUrl } from '../tenant-links.ts';
import { duration, number } from '../wording.ts';

type Around = { slug: string; host: string; zone: string };

/** What a build said as it ran, a line each, searched as somebody types; `said`: null where this machine did not keep it. */
export function buildLogList(said: readonly LogLine[] | null, around: Around): Html {
	if (said === null) {
		return html`<section id="log"><h2>Log</h2><p class="quiet">Its lines are not here: nothing was to do, another machine built it, or ten builds have run since.</p></section>`;
	}
	const lines = stepsInOne(said);
	const count = (level: LogLine['level']): number => lines.filter((line) => line.level === level).length;
	const [errors, warnings] = [count('error'), count('warning')];
	const toError = errors
		? html` <a class="bad" href="#error">To the ${errors === 1 ? 'error' : 'first error'}</a>`
		: '';
	const first = lines.findIndex(({ level }) => level === 'error');
	const rows = lines.map((line, index) => logRow(line, index === first, around));
	return html`<section id="log"><h2>Log <span class="quiet">${counted(lines.length, 'line')}${warnings ? `, ${counted(warnings, 'warning')}` : ''}</span>${toError}</h2>
<form class="find" role="search"><label class="wide">Find in the log <input name="q" type="search" maxlength="100" autocomplete="off" placeholder="Word, address or stock number" data-filter></label></form>
<ol class="log-lines">${rows}</ol><p class="empty" data-none hidden>No line has <strong data-asked></strong>. <a href="#log" data-clear>Show all ${number(lines.length)}</a></p></section>`;
}

const tookPattern = /^(.+): took ([\d,]+) ms$/;

/** A step is written as it begins and again as it ends: one line here, when it began with how long it took. */
function stepsInOne(lines: readonly LogLine[]): LogLine[] {
	const took = new Map<string, string>();
	for (const { text } of lines) {
		const [, step = '', milliseconds = ''] = tookPattern.exec(text) ?? [];
		if (step) took.set(step, duration(Number(milliseconds.replaceAll(',', ''))));
	}
	return lines.flatMap((line) => {
		if (line.level !== 'info') return [line];
		if (tookPattern.test(line.text)) return [];
		const time = took.get(line.text);
		return [time === undefined ? line : { ...line, text: `${line.text}: ${time}` }];
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

function logRow({ at, level, text }: LogLine, isFirstError: boolean, { slug, host, zone }: Around): Html {
	const [, path = ''] = /^written (\/\S*\/)$/.exec(level === 'page' ? text : '') ?? [];
	const said = path ? html`written <a href="${siteUrl(slug, host)}${path}">${path}</a>` : text;
	return html`<li data-level="${level}"${isFirstError ? html` id="error"` : ''} data-find="${level} ${text.toLowerCase()}"><time datetime="${at}">${clockTime(at, zone)}</time> <span>${said}</span></li>`;
}

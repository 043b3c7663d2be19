import { html } from 'hono/html';
import type { TenantReport } from '../../publish/report/build-report.ts';
import { counted, type Html } from '../page-frame.ts';
import { duration, megabytes, number } from '../wording.ts';
import { list, section } from './report-parts.ts';

const steps = {
	pull: 'Reading config and stock',
	plan: 'Planning the pages',
	render: 'Drawing and checking them',
	publish: 'Publishing',
	total: 'All of it',
} as const satisfies Record<keyof TenantReport['timesMs'], string>;

/** What the build changed, how long its steps took, and what else it made. */
export function buildFigures(report: TenantReport): Html {
	const { pages, timesMs, peakMemory } = report;
	const times = Object.entries(steps).map(([step, name]): Row => {
		const spent = timesMs[step as keyof typeof steps];
		return [name, duration(spent), step === 'total' ? 0 : spent / Math.max(1, timesMs.total)];
	});
	return html`${section(
		'What changed',
		'changes',
		html`${changes(report)}${rows([
			['Pages drawn', number(pages.rendered)],
			['Pages kept from before', number(pages.reused)],
			['Files written', number(pages.written)],
		])}`,
	)}
${section('Time', 'time', rows([...times, ...(peakMemory ? [['Memory, at most', megabytes(peakMemory)] as const] : [])]))}
${list('New photo hosts', newHosts(report))}`;
}

/** `share`: of the whole, drawn as a bar below. */
type Row = readonly [name: string, value: string, share?: number];

const rows = (entries: readonly Row[]): Html =>
	html`<dl class="rows">${entries.map(([name, value, share = 0]) => html`<div${share ? html` class="share" style="--share:${(100 * share).toFixed(1)}%"` : ''}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** In words, since most builds change a few pages only. */
function changes({ changes }: Partial<TenantReport>): Html {
	const kinds = [
		['new', changes?.fresh],
		['changed', changes?.changed],
		['gone', changes?.gone],
	] as const;
	const said = kinds.flatMap(([name, count]) => {
		const all = (count?.cars ?? 0) + (count?.others ?? 0);
		return count && all
			? [html`<li>${counted(all, 'page')} ${name}${count.cars ? `, ${number(count.cars)} of them for cars` : ''}</li>`]
			: [];
	});
	return said.length ? html`<ul>${said}</ul>` : html`<p class="quiet">No page differs from the site before.</p>`;
}

const newHosts = ({ newPhotoHosts = [] }: Partial<TenantReport>): string[] =>
	newPhotoHosts.map(({ host, photos }) => `${host}: ${counted(photos, 'photo')}`);

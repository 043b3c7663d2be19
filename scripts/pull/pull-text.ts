import { utcMinute } from '../../src/domain/hours/utc-minute.ts';
import { formatMoney } from '../../src/domain/words/written-number.ts';
import type { ConfigChange } from './config-changes.ts';
import type { PullReport } from './pull-report.ts';
import type { StockChanges } from './stock-changes.ts';

/** So many cars, and keys, of a kind are named. */
const mostNamed = 5;

/** What differs, for people: a line a tenant, and below it what changed. */
export function pullText(reports: readonly PullReport[]): string {
	const lines = reports.flatMap((report) => [
		`${report.slug}: ${outcome(report)}`,
		...[
			...report.problems,
			...details(report),
			...report.warnings.map((one) => `warning: ${one}`),
			...report.notes.map((one) => `note: ${one}`),
		].map((line) => `  ${line}`),
	]);
	return `${lines.join('\n')}\n`;
}

function outcome({ ok, since, config, stock, listed, problems }: PullReport): string {
	if (!ok && listed === null) return `FAILED, ${counted(problems.length, 'problem')}`;
	const parts = [
		...(config?.length ? [`${counted(config.length, 'key')} of its config changed`] : []),
		...(stock
			? kinds.flatMap(([kind, word]) => (stock[kind].length > 0 ? [`${stock[kind].length} ${word}`] : []))
			: []),
	];
	const what = parts.join(', ') || (config || stock ? 'nothing changed' : '');
	const now = `${counted(listed ?? 0, 'car')} listed`;
	const compared = since ? ` since the build of ${utcMinute(Date.parse(since))}` : '';
	const failed = ok ? '' : 'FAILED, ';
	if (what === '') return `${failed}no earlier build on this machine to compare with; ${now}`;
	return `${failed}${what}${compared}; ${now}`;
}

const kinds = [
	['new', 'new'],
	['gone', 'gone'],
	['sold', 'sold'],
	['dearer', 'dearer'],
	['cheaper', 'cheaper'],
	['changed', 'otherwise changed'],
] as const satisfies [keyof StockChanges, string][];

function details({ config, stock, locale }: PullReport): string[] {
	const keys = (config ?? []).map(keyText);
	const cars = stock ? kinds.flatMap(([kind, word]) => carLine(word, stock[kind], locale)) : [];
	return [...named(keys, 20), ...cars];
}

function keyText({ path, from, to }: ConfigChange): string {
	if (from === '') return `${path}: ${to} (new)`;
	return to === '' ? `${path}: ${from} (left out now)` : `${path}: ${from} → ${to}`;
}

function carLine(word: string, cars: StockChanges['new'] | StockChanges['dearer'], locale: string): string[] {
	if (cars.length === 0) return [];
	const texts = cars.map((car) =>
		'from' in car ? `${car.name} (${formatMoney(car.from, locale)} → ${formatMoney(car.to, locale)})` : car.name,
	);
	return [`${word}: ${named(texts, mostNamed).join(', ')}`];
}

function named(texts: readonly string[], most: number): string[] {
	return texts.length > most ? [...texts.slice(0, most), `and ${texts.length - most} more`] : [...texts];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

import type { PageCount } from '../publish/report/build-report.ts';
import { isSameSite, type SiteDifference } from './site-difference.ts';

/** By this the workflow finds its comment again. */
const mark = '<!-- forecourt-difference -->';
const mostKeys = 8;
const mostProblems = 5;
/** GitHub takes 65,536 characters. */
const mostCharacters = 60_000;

type Facts = {
	isSameCode: boolean | null;
	takeDown: readonly string[];
	/** Where a preview of a site can be seen, by slug. */
	previews?: ReadonlyMap<string, string>;
};

/** The comment on a pull request: what changes on which site, as Markdown. Texts of tenants appear as code, never as Markdown. */
export function differenceText(
	differences: readonly SiteDifference[],
	{ isSameCode, takeDown, previews }: Facts,
): string {
	const broken = differences.filter(({ problems }) => problems.length > 0);
	const same = differences.filter(isSameSite);
	const changed = differences.filter((one) => one.problems.length === 0 && !isSameSite(one));
	const parts = [
		mark,
		'### What changes on the sites',
		`${counted(changed.length, 'site')} changed, ${same.length} the same, ${broken.length} not built.${codeText(isSameCode)}`,
		...broken.map(brokenText),
		...(changed.length > 0 ? [tableOf(changed), ...changed.map(detailsOf)] : []),
		...[...(previews ?? [])].map(([slug, address]) => `Preview of ${code(slug)}: <${new URL(address).href}>`),
		...takeDown.map((text) => `**To be taken down:** ${code(text)}`),
	];
	const text = `${parts.join('\n\n')}\n`;
	return text.length <= mostCharacters
		? text
		: `${text.slice(0, mostCharacters)}\n\n… cut here: the rest is in the build’s artifacts.\n`;
}

const codeText = (isSame: boolean | null): string =>
	isSame === false ? ' The code of the pages changed too.' : isSame ? ' The code of the pages is the same.' : '';

const brokenText = ({ slug, problems }: SiteDifference): string =>
	[
		`**${code(slug)} cannot be built**, its site would stay as it is:`,
		'',
		...problems.slice(0, mostProblems).map((text) => `- ${code(text)}`),
	].join('\n');

function tableOf(changed: readonly SiteDifference[]): string {
	const rows = changed.map(({ slug, cars, pages, config }) => {
		const counts = (['fresh', 'changed', 'gone'] as const).map((kind) => countText(pages[kind])).join(' | ');
		return `| ${code(slug)} | ${carsText(cars)} | ${counts} | ${configText(config)} |`;
	});
	return [
		'| site | cars | pages: new | changed | gone | config |',
		'| --- | --- | --- | --- | --- | --- |',
		...rows,
	].join('\n');
}

function carsText({ before, after }: SiteDifference['cars']): string {
	if (before === null) return `${after} (new site)`;
	const more = after - before;
	return more === 0 ? String(after) : `${before} → ${after} (${more > 0 ? '+' : '−'}${Math.abs(more)})`;
}

function countText({ cars, others }: PageCount): string {
	if (cars + others === 0) return '0';
	return cars === 0 ? String(others) : `${cars + others}, of which ${counted(cars, 'car')}`;
}

function configText(config: SiteDifference['config']): string {
	if (config === null) return 'new';
	const shown = config.slice(0, mostKeys).map(code).join(', ');
	return config.length > mostKeys ? `${shown} and ${config.length - mostKeys} more` : shown || 'the same';
}

function detailsOf({ slug, pages }: SiteDifference): string {
	const lines = Object.entries({ new: pages.fresh, changed: pages.changed, gone: pages.gone }).flatMap(
		([word, { examples }]) => examples.map((path) => `- ${word}: ${code(path)}`),
	);
	return ['<details>', `<summary>Pages of ${code(slug)}, a few of each</summary>`, '', ...lines, '', '</details>'].join(
		'\n',
	);
}

/** A text that is not ours, as Markdown shows it and nothing else: no mention, no link, no HTML, no cell of a table. */
const code = (text: string): string =>
	`\`${text
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.replaceAll('`', "'")
		.replaceAll('|', '¦')
		.replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›'))
		.trim()}\``;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

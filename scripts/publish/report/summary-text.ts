import type { BuildReport, ReportedFeed, TenantReport } from './build-report.ts';
import { carsOf, type WarningKind, warningKinds } from './warning-kinds.ts';

/** The report of a build for people: a line for each site, then the warnings and the notes of all sites by kind. */
export function summaryText({ tenants }: Pick<BuildReport, 'tenants'>): string {
	const width = Math.max(...tenants.map(({ slug }) => slug.length), 0);
	const below = (text: string): string => `${' '.repeat(width)}  ${text}`;
	const lines = tenants.flatMap((tenant) => [
		`${tenant.slug.padEnd(width)}  ${tenant.ok ? outcome(tenant) : failure(tenant)}`,
		...tenant.adFeeds.map((feed) => below(feedLine(feed))),
		...tenant.newPhotoHosts.map(({ host, photos }) => below(`new photo host ${host}: ${counted(photos, 'photo')}`)),
	]);
	const warnings = kindSection('Warnings, %s:', warningKinds(tenants), tenants.length);
	const noted = warningKinds(tenants.map(({ slug, notes }) => ({ slug, warnings: notes })));
	const notes = kindSection('Notes, %s. Nobody has to act on them:', noted, tenants.length);
	return [...lines, ...warnings, ...notes, ...(warnings.length + notes.length > 0 ? [''] : []), ''].join('\n');
}

function kindSection(heading: string, kinds: readonly WarningKind[], tenants: number): string[] {
	if (kinds.length === 0) return [];
	const lines = kinds.flatMap((kind) => kindLines(kind, tenants));
	return ['', heading.replace('%s', counted(kinds.length, 'kind')), ...lines];
}

function feedLine({ file, cars, leftOut, reasons }: ReportedFeed): string {
	const why = reasons.map(({ reason, cars: count }) => `${count} ${reason}`).join(', ');
	return `${file}: ${counted(cars, 'car')}${leftOut > 0 ? `, ${leftOut} left out (${why})` : ''}`;
}

const failure = ({ published }: TenantReport): string =>
	published ? 'HELD BACK  the build failed, so the site stays as it was' : 'FAILED     there is no site yet';

function outcome({ pages, cars, timesMs, bytes, publishedAt }: TenantReport): string {
	const { rendered, reused, removed, written } = pages;
	const gone = removed > 0 ? `, ${removed} removed` : '';
	const left = cars.leftOut ? `, ${cars.leftOut} left out` : '';
	const drawn = `${rendered} of ${counted(rendered + reused, 'page')} drawn, ${written} written${gone}`;
	const state = publishedAt === undefined ? 'no change ' : 'published ';
	return `${state} ${drawn}; ${counted(cars.listed, 'car')}${left}; ${(bytes / 1e6).toFixed(1)} MB; ${seconds(timesMs.total)} s`;
}

/** Sites that are named; the build reports have all. */
const mostNamed = 4;

function kindLines(kind: WarningKind, tenants: number): string[] {
	const { what, remedy, sites } = kind;
	const cars = carsOf(kind);
	const named = sites.slice(0, mostNamed).map(({ slug, cars: own }) => (own > 0 ? `${slug} ${own}` : slug));
	const more = sites.length > mostNamed ? ` and ${sites.length - mostNamed} more` : '';
	const at = tenants > 1 ? ` (${counted(sites.length, 'site')}: ${named.join(', ')}${more})` : '';
	const line = `  ${cars > 0 ? `${counted(cars, 'car')}: ` : ''}${what}${at}`;
	return remedy ? [line, `      ${remedy}`] : [line];
}

/** The end of a build for people: what was published, what was held back, what to do. */
export function endingText({ tenants, durationMs, bundle }: BuildReport): string {
	const built = tenants.filter(({ ok }) => ok);
	const published = built.filter(({ publishedAt }) => publishedAt !== undefined).length;
	const named = (isHeld: boolean): string[] =>
		tenants.filter(({ ok, published: hasSite }) => !ok && hasSite === isHeld).map(({ slug }) => slug);
	const [held, failed] = [named(true), named(false)];
	const bundled = bundle.rebuilt ? `, of which ${seconds(bundle.durationMs)} s for the bundle` : '';
	const counts = built.length > 0 ? `: ${published} published, ${built.length - published} without a change` : '';
	const again = [...held, ...failed];
	return [
		`${built.length} of ${counted(tenants.length, 'site')} built in ${seconds(durationMs)} s${bundled}${counts}.`,
		...(held.length > 0 ? [`Held back, so as they were before: ${held.join(', ')}.`] : []),
		...(failed.length > 0 ? [`Failed, and without a site: ${failed.join(', ')}.`] : []),
		...(again.length > 0 ? [`What to do: correct what is named above, then npm run build -- ${again.join(' ')}`] : []),
		'',
	].join('\n');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

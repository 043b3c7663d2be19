import type { BuildReport, TenantReport } from './build-report.ts';

/** The report of a build for people: a line per tenant, then its warnings. */
export function summaryText({ tenants, durationMs, bundle }: BuildReport): string {
	const width = Math.max(...tenants.map(({ slug }) => slug.length), 0);
	const lines = tenants.flatMap((tenant) => [
		`${tenant.slug.padEnd(width)}  ${tenant.ok ? outcome(tenant) : failure(tenant)}`,
		...tenant.adFeeds.map(({ file, cars, leftOut }) => {
			const left = leftOut > 0 ? `, ${leftOut} left out` : '';
			return `${' '.repeat(width)}  ${file}: ${counted(cars, 'car')}${left}`;
		}),
		...tenant.newPhotoHosts.map(
			({ host, photos }) => `${' '.repeat(width)}  new photo host ${host}: ${counted(photos, 'photo')}`,
		),
		...tenant.warnings.map((warning) => `${' '.repeat(width)}  warning: ${warning}`),
	]);
	const built = tenants.filter(({ ok }) => ok).length;
	const bundled = bundle.rebuilt ? `, of which ${seconds(bundle.durationMs)} s for the bundle` : '';
	return [
		...lines,
		`${built} of ${counted(tenants.length, 'tenant')} built in ${seconds(durationMs)} s${bundled}.`,
		'',
	].join('\n');
}

const failure = ({ published }: TenantReport): string =>
	published ? 'FAILED, its published site is unchanged' : 'FAILED, it has no site yet';

function outcome({ pages, cars, timesMs, bytes }: TenantReport): string {
	const { rendered, reused, removed, written } = pages;
	const left = cars.leftOut ? `, ${cars.leftOut} left out` : '';
	const size = `${(bytes / 1e6).toFixed(1)} MB`;
	const counts = `${rendered} rendered, ${reused} reused, ${removed} removed, ${written} written`;
	return `${counts}; ${counted(cars.listed, 'car')} listed${left}; ${size}; ${seconds(timesMs.total)} s`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

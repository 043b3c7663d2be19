import type { Builder } from '../disk/builder.ts';
import type { BuildReport, TenantReport } from '../report/build-report.ts';
import { keepReport } from '../report/kept-report.ts';

/** Reports of builds that end within this time are kept together: the file has all tenants of a fleet. */
const togetherMs = 500;

/** Keeps the reports of tenants beside the sites, as a build from the command line does, a moment after they are published. */
export function keepReports(out: string, builder: Builder, say: (text: string) => void) {
	const waiting = new Map<string, TenantReport>();
	let bundle = '';
	let timer: NodeJS.Timeout | undefined;
	let writing: Promise<void> = Promise.resolve();
	const keep = async (): Promise<void> => {
		const tenants = [...waiting.values()];
		waiting.clear();
		if (tenants.length === 0) return;
		try {
			await keepReport(out, wholeReport(tenants, bundle), builder);
		} catch (error) {
			say(`The report of ${tenants.map(({ slug }) => slug).join(', ')} cannot be kept: ${String(error)}`);
		}
	};
	const keepSoon = (): void => {
		timer = undefined;
		writing = writing.then(keep);
	};
	return {
		/** Notes a report and the id of the bundle that its site was made with. */
		note: (report: TenantReport, bundleId: string): void => {
			waiting.set(report.slug, report);
			bundle = bundleId;
			timer ??= setTimeout(keepSoon, togetherMs);
		},
		/** Resolves once all are kept. */
		close: async (): Promise<void> => {
			clearTimeout(timer);
			keepSoon();
			await writing;
		},
	};
}

/** The reports of single tenants as that of one build of all of them. */
function wholeReport(tenants: TenantReport[], bundle: string): BuildReport {
	const durationMs = Math.max(...tenants.map(({ timesMs }) => timesMs.total));
	const started = Math.min(...tenants.map(({ endedAt, timesMs }) => Date.parse(endedAt) - timesMs.total));
	return {
		ok: tenants.every(({ ok }) => ok),
		startedAt: new Date(started).toISOString(),
		durationMs,
		bundle: { id: bundle, rebuilt: false, durationMs: 0 },
		problems: [],
		tenants,
	};
}

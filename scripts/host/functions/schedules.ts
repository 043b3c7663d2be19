import type { LoadedFunction } from './load.ts';

type Options = { waitUntil: (work: Promise<unknown>) => void; report: (error: unknown) => void };

/** Runs functions at the times of their schedules (UTC, as the platform does), never one twice at once. */
export async function startSchedules(
	functions: readonly LoadedFunction[],
	{ waitUntil, report }: Options,
): Promise<{ stop: () => void }> {
	const scheduled = functions.flatMap(({ schedule, handler, name }) => (schedule ? [{ schedule, handler, name }] : []));
	if (scheduled.length === 0) return { stop: () => undefined };
	const { Cron } = await import('croner');
	const jobs = scheduled.map(({ schedule, handler, name }) => {
		const request = () => new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body: '{}' });
		const run = async (): Promise<void> => void (await handler(request(), { params: {}, ip: '', waitUntil }));
		return new Cron(schedule, { timezone: 'UTC', protect: true, unref: true, catch: report }, () => {
			const running = run();
			waitUntil(running);
			return running;
		});
	});
	return { stop: () => jobs.forEach((job) => void job.stop()) };
}

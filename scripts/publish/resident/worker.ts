import type { HearPages } from '../page-counter.ts';
import type { BuildRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import { type BuildTenant, openTenantBuilder } from './tenant-builder.ts';

const send = (message: WorkerMessage): void => void process.send?.(message);

const settings = JSON.parse(process.argv[2] ?? '{}') as WorkerSettings;
const { build, bundle } = await openTenantBuilder({ ...settings, say: (text) => send({ say: text }) });

process.on('message', ({ id, slug, options }: BuildRequest) => void answer(build, { id, slug, options }));
// The process that asks is gone: nobody waits for what is being made here.
process.on('disconnect', () => process.exit());
send({ ready: { id: bundle.id, entry: bundle.entry } });

async function answer(run: BuildTenant, { id, slug, options }: BuildRequest): Promise<void> {
	try {
		const onPages: HearPages = (pages) => send({ id, pages });
		send({ id, report: await run(slug, options, { onBuilding: () => send({ id, building: true }), onPages }) });
	} catch (error) {
		send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
}

import { type OfflineSite, offlineWorkerPath } from '../../../contract/offline.ts';
import { savedPath } from '../links.ts';
import { fileKind } from '../page-kind.ts';

/** `/offline-worker.js`: what serves saved cars without a network, or what removes it where the site has turned it off (CARD-4). */
export const offlineWorker = fileKind({
	pages: () => [{ path: offlineWorkerPath, params: null }],
	model: ({ config: { slug, garage_settings, offline_enabled } }): { site: OfflineSite; on: boolean } => ({
		site: { site: slug, saved: savedPath(garage_settings.prefix) },
		on: offline_enabled,
	}),
});

import { siteAnswer } from './answers.ts';
import type { NetlifyApi } from './api.ts';

const mostChecks = 30;

/** Rejects where a deploy is ready but is not what visitors see: somebody has stopped automatic publishing. */
export async function checkPublished({ api, siteId }: { api: NetlifyApi; siteId: string }, id: string): Promise<void> {
	for (let count = 0; count < mostChecks; count++) {
		const { published_deploy: live } = await api.call({ method: 'GET', path: `/sites/${siteId}` }, siteAnswer);
		if (live?.id === id) return;
		await api.sleep(1_000);
	}
	throw new Error(
		`Deploy ${id} is ready, but Netlify does not publish it. Is the site locked to another deploy (auto publishing stopped)? Unlock it in Netlify's interface.`,
	);
}

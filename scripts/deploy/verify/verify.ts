import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteFiles } from '../site/site-files.ts';
import { sha1Of } from '../site/site-files.ts';
import { fetchPage } from './fetch-page.ts';
import type { Probe } from './probes.ts';

export type Verifying = { files: SiteFiles; tries?: number; pauseMs?: number };

/**
 * Fetches some addresses of a deployed site and compares what they answer with what was deployed, byte by byte. What differs is
 * asked for again a few times, since caches may take a moment. Returns what stayed wrong, in words.
 */
export async function verifySite(
	address: string,
	probes: readonly Probe[],
	{ files, tries = 4, pauseMs = 2_000 }: Verifying,
): Promise<string[]> {
	const faults: string[] = [];
	for (const probe of probes) {
		let fault = await faultOf(address, probe, files);
		for (let again = 1; fault && again < tries; again++) {
			await sleep(pauseMs);
			fault = await faultOf(address, probe, files);
		}
		if (fault) faults.push(fault);
	}
	return faults;
}

async function faultOf(address: string, probe: Probe, files: SiteFiles): Promise<string | null> {
	const url = new URL(probe.path, address);
	try {
		const { status, location, body } = await fetchPage(url);
		if (status !== probe.status) return `${url.href}: found status ${status}, expected ${probe.status}`;
		const leadsTo = location && new URL(location, url).href;
		const wanted = probe.location && new URL(probe.location, url).href;
		if (wanted && leadsTo !== wanted) return `${url.href}: leads to ${leadsTo || 'nothing'}, expected ${wanted}`;
		const expected = probe.file && files.get(probe.file);
		if (!expected || sha1Of(body) === expected.sha1) return null;
		return `${url.href}: found ${body.length} other bytes, expected ${probe.file} (${expected.bytes} bytes)`;
	} catch (error) {
		return `${url.href}: no answer (${error instanceof Error ? error.message : String(error)})`;
	}
}

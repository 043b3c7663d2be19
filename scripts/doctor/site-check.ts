import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, type StockRecord, stockRecordPath } from '../../src/stock/feed/stock-record.ts';
import { publishedFile, tenantDirs } from '../publish/paths.ts';
import { ageText, fault, type Look, ok, type Said, warning } from './look.ts';
import { probe } from './probe.ts';

/** Seconds after which a site is old: NEW tags, sold cars, offers and hours want a build a day. */
const oldAfter = 36 * 60 * 60;

/** What the published site remembers of its stock, and how old it is. */
export type SiteLook = { said: Said[]; record: StockRecord | null };

/** Looks at the site that is published on this machine, else at the one behind its address; `here`: on this machine only. */
export async function checkSite(look: Look, here: boolean): Promise<SiteLook> {
	const { tenant, out, now } = look;
	const text = keptRecord(look) ?? (here ? ok(`it was not published in ${out}`) : await servedRecord(look));
	if (typeof text !== 'string') return { said: [text], record: null };
	const read = readRecord(text, tenant.slug);
	const build = `npm run build -- ${tenant.slug}`;
	if (!read.ok)
		return { said: [fault(`its ${stockRecordPath} is ${read.found}. Publish it again: ${build}`)], record: null };
	const age = now - read.record.built;
	const words = `built ${ageText(age)} ago${existsSync(tenantDirs(out, tenant.slug).published) ? `, in ${out}` : ''}`;
	return {
		said: [age > oldAfter ? warning(`${words}. Is it still built every day? ${build}`) : ok(words)],
		record: read.record,
	};
}

function keptRecord({ tenant, out }: Look): string | null {
	const file = join(tenantDirs(out, tenant.slug).published, publishedFile(stockRecordPath));
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function servedRecord({ address, timeoutMs }: Look): Promise<string | Said> {
	const answer = await probe(new URL(stockRecordPath, address), { timeoutMs });
	if ('why' in answer)
		return fault(`${address.host}: ${answer.why}. Is the site published there? Say where with --url.`);
	if (answer.status === 200) return answer.body;
	return fault(`${address.host} answered ${answer.status} to ${stockRecordPath}. Is the site published there?`);
}

/** Whether the functions answer: all of them at /healthz, and those of forms by a captcha. */
export async function checkFunctions({ address, timeoutMs }: Look): Promise<Said[]> {
	const health = await probe(new URL('/healthz', address), { timeoutMs });
	if ('why' in health) return [fault(`${address.host}: ${health.why}. Without functions no form works.`)];
	const captcha = await probe(new URL('/api/captcha', address), { timeoutMs });
	return [healthSaid(health.status, health.body), captchaSaid(captcha)];
}

function healthSaid(status: number, body: string): Said {
	if (status === 200) return ok('/healthz answers');
	if (status !== 503) return fault(`/healthz answered ${status}. Are the functions deployed? npm run functions`);
	const [, failing = ''] = /"failing":\[([^\]]*)\]/.exec(body) ?? [];
	return fault(
		`/healthz says that this fails: ${failing.replaceAll('"', '') || 'unknown'}. The log of the functions says more.`,
	);
}

function captchaSaid(answer: Awaited<ReturnType<typeof probe>>): Said {
	if ('why' in answer) return fault(`/api/captcha: ${answer.why}. Without it no form can be sent.`);
	if (answer.status === 200) return ok('/api/captcha answers');
	if (answer.status === 429) return ok('/api/captcha has a limit of calls, which was reached');
	return fault(
		`/api/captcha answered ${answer.status}. Without it no form can be sent. The log of the functions says more.`,
	);
}

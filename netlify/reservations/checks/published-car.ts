import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CheckoutCar, checkoutCar, checkoutCarFile } from '../../../src/contract/checkout-car.ts';
import { isCarSlug } from '../../../src/domain/addresses/slug.ts';
import { checkoutPath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';

/** A car's facts are a few hundred bytes. */
const mostBytes = 64 * 1024;

/**
 * A car that the published site lets visitors reserve (CAR-9, CAR-11), as the file beside its checkout page has it: from the
 * folder beside `FORECOURT_ANSWERS` where this machine has built the site, else from the site itself. Null for any other car.
 * Throws a Refusal: 503 `unavailable` while the site does not answer, which says nothing about the car.
 */
export async function publishedCar(call: Call, slug: string): Promise<CheckoutCar | null> {
	const { tenant, runtime } = call;
	const { template, car_page } = tenant.site;
	if (!isCarSlug(slug)) return null;
	const path = `${checkoutPath(template, slug, car_page.checkout_path)}${checkoutCarFile}`;
	const built = join(dirname(runtime.env['FORECOURT_ANSWERS'] || 'dist/.forecourt'), tenant.slug);
	const text = await readOnce(join(built, path), async () => (await fromDisk(built, path)) ?? fromSite(call, path));
	const read = text === null ? null : checkoutCar.safeParse(parsed(text), { jitless: true });
	if (read?.success) return read.data.slug === slug ? read.data : null;
	// A site without the file answers with its page for what is not found: no JSON.
	if (text?.startsWith('{')) log('error', { tenant: tenant.slug, message: `${path} is not a car’s file.` });
	return null;
}

/** What is being read, by its file: of many who ask for one car at once, one reads it. */
const underWay = new Map<string, Promise<string | null>>();

function readOnce(file: string, read: () => Promise<string | null>): Promise<string | null> {
	const begun = underWay.get(file) ?? read().finally(() => underWay.delete(file));
	underWay.set(file, begun);
	return begun;
}

/** Null where the site has no such file. */
async function fromSite(call: Call, path: string): Promise<string | null> {
	const file = await call.own(path, mostBytes);
	if (file === 'unanswered')
		throw new Refusal(
			'unavailable',
			'We cannot check this car right now. Please try again in a minute. Nothing was charged.',
			{ headers: { 'retry-after': '10' } },
		);
	return file === 'absent' ? null : file.toString('utf8');
}

/** Undefined where this machine has not built the site, or the site has no such car. */
async function fromDisk(built: string, path: string): Promise<string | undefined> {
	try {
		return await readFile(join(built, path), 'utf8');
	} catch (error) {
		if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
			return undefined;
		throw error;
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

import type { SiteConfig } from '../../../src/config/site.ts';
import type { LeadAnswer } from '../../../src/contract/lead.ts';
import type { ValuationAnswer, VehicleAnswer } from '../../../src/contract/look-ups.ts';
import type { RebuildAnswer, RebuildStatus } from '../../../src/contract/rebuild.ts';
import type { FreeTimes, TakenTime } from '../../../src/contract/test-drives.ts';
import type { ServerKey } from '../../../src/search/client/server-key.ts';
import { accountAnswers, type MockAnswer } from './mock-account-answers.ts';
import { reservationAnswers } from './mock-reservation-answers.ts';
import { reply } from './refusal.ts';

const id = '00000000-0000-4000-8000-000000000000';
const lead: LeadAnswer = { id, lead_id: id, lead_token: 'mock' };

/** Unix seconds: 1 January 2100. */
const endOfTime = 4_102_444_800;
/** Of a server that is not there: a search with it fails as one without a network does. */
const searchKey: ServerKey = {
	key: 'mock',
	host: 'https://search.invalid',
	expires_at: endOfTime,
	collection: 'mock',
};

const vehicle: VehicleAnswer = {
	vehicle: { rego: 'DEMO01', state: 'NSW', make: 'Toyota', model: 'Corolla', variant: 'Ascent Sport', year: 2019 },
	source: 'sample',
};
const valued: ValuationAnswer = {
	...vehicle,
	valuation: {
		low: 15_000,
		high: 18_000,
		currency: 'AUD',
		at: 0,
		until: endOfTime * 1000,
		by: 'Sample data',
		sample: true,
	},
};

/** The answers of the calls below /mock (SITE-15): always the same, and nothing is stored. */
const answers: readonly MockAnswer[] = [
	...accountAnswers,
	...reservationAnswers,
	{ method: 'POST', path: /^\/mock\/leads$/, status: 201, answer: lead },
	{ method: 'POST', path: /^\/mock\/leads\/with-files$/, status: 201, answer: lead },
	{ method: 'PUT', path: /^\/mock\/leads\/[^/]+$/, status: 200, answer: lead },
	{ method: 'POST', path: /^\/mock\/carClarityCustomer$/, status: 201, answer: lead },
	{ method: 'POST', path: /^\/mock\/events\/car_phone_call$/, status: 201, answer: { id } },
	{ method: 'POST', path: /^\/mock\/events\/split_view$/, status: 202, answer: {} },
	{ method: 'GET', path: /^\/mock\/search-key$/, status: 200, answer: searchKey },
	{ method: 'POST', path: /^\/mock\/nevdis$/, status: 200, answer: vehicle },
	{ method: 'POST', path: /^\/mock\/(?:simple-autograb-lookup|redbook-valuation)$/, status: 200, answer: valued },
	{
		method: 'GET',
		path: /^\/mock\/test-drives\/free$/,
		status: 200,
		answer: { zone: 'Australia/Sydney', minutes: 30, days: [] } satisfies FreeTimes,
	},
	// No time is free, so none is held; forms of such a site ask for any time.
	{
		method: 'POST',
		path: /^\/mock\/test-drives$/,
		status: 409,
		answer: { error: 'No time is free.', code: 'taken', nearest: [] } satisfies TakenTime,
	},
	{ method: 'GET', path: /^\/mock\/test-drives\/(?:status|calendar|manage|feed)$/, status: 200, answer: {} },
	{ method: 'POST', path: /^\/mock\/test-drives\/manage$/, status: 200, answer: {} },
	{
		method: 'POST',
		path: /^\/mock\/rebuild\/[^/]+$/,
		status: 202,
		answer: { id, slug: 'mock', state: 'waiting', place: 1 } satisfies RebuildAnswer,
	},
	{
		method: 'GET',
		path: /^\/mock\/rebuild\/[^/]+$/,
		status: 200,
		answer: {
			slug: 'mock',
			state: 'idle',
			place: null,
			waiting: [],
			progress: null,
			builds: [],
		} satisfies RebuildStatus,
	},
	{
		method: 'GET',
		path: /^\/mock\/captcha$/,
		status: 200,
		// Solved after a few tries: every sixteenth key starts with a 0.
		answer: {
			parameters: {
				algorithm: 'PBKDF2/SHA-256',
				cost: 1,
				keyLength: 32,
				keyPrefix: '0',
				nonce: '00000000000000000000000000000000',
				salt: '00000000000000000000000000000000',
			},
			signature: '00',
		},
	},
];

/** The canned answer to a request below /mock; only a demonstration site that says `mock: true` has any. */
export function mockAnswer(request: Request, site: Pick<SiteConfig, 'mock' | 'demo'> | null): Response {
	if (!site?.mock || !site.demo) return reply(404, { error: 'There is no such endpoint.', code: 'not_found' });
	const { pathname } = new URL(request.url);
	const here = answers.filter(({ path }) => path.test(pathname));
	const found = here.find(({ method }) => method === request.method);
	if (found) return canned(found, pathname);
	if (here.length === 0) return reply(404, { error: 'There is no such endpoint.', code: 'not_found' });
	const allow = here.map(({ method }) => method).join(', ');
	return reply(405, { error: `Use ${allow}.`, code: 'method' }, { allow });
}

function canned({ status, answer }: MockAnswer, pathname: string): Response {
	if (answer === null) return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
	return reply(status, typeof answer === 'function' ? answer(pathname) : answer);
}

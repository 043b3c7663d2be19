import type { ValuationAnswer, ValuationRange } from '../../../src/contract/look-ups.ts';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { reply } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { askProvider } from '../asking/ask-provider.ts';
import { autograb } from '../providers/autograb.ts';
import type { Provider, Question, Reading } from '../providers/provider.ts';
import { redbook } from '../providers/redbook.ts';
import { sampleValue, sampleVehicle } from '../providers/sample.ts';
import { accountOf } from '../providers/settings.ts';
import { vehicleByVin, yearOf } from './own-vin.ts';
import { readQuestion } from './read-question.ts';
import { noAnswer, noSample, notSetUp, unknownPlate } from './refusals.ts';
import { asRange } from './valuation-range.ts';

const day = 24 * 60 * 60_000;

/** POST /api/simple-autograb-lookup: a vehicle and what it is worth as a trade-in (USER-10). Throws a Refusal: 404, 422, 429 or 503. */
export const postAutograb = (call: Call): Promise<Response> => postValuation(call, autograb);

/** POST /api/redbook-valuation: the same by RedBook. */
export const postRedbook = (call: Call): Promise<Response> => postValuation(call, redbook);

async function postValuation(call: Call, provider: Provider): Promise<Response> {
	const question = await readQuestion(call, provider);
	return reply(200, await answerTo(call, provider, question));
}

async function answerTo(call: Call, provider: Provider, question: Question): Promise<ValuationAnswer> {
	const { about } = question;
	const account = accountOf(call.runtime, call.tenant.slug, provider);
	if ('fault' in account) return withoutProvider(call, provider, { question, fault: account.fault });
	const asked = await askProvider(call, { provider, account, question });
	if (typeof asked === 'string') throw noAnswer(asked, call);
	if (asked.reading) {
		const { vehicle, value } = asked.reading;
		const valuation = rangeOf(call, value, { at: asked.at, by: provider.label, sample: false });
		return { vehicle: { ...about, ...vehicle }, source: 'provider', valuation };
	}
	if ('rego' in about) throw unknownPlate(about.rego, about.state);
	return { vehicle: vehicleByVin(about.vin, call.now), source: 'vin', valuation: null };
}

type Without = { question: Question; fault: string };

/** Only a demonstration has made-up figures, and says so. */
function withoutProvider({ tenant, ...call }: Call, provider: Provider, { question, fault }: Without): ValuationAnswer {
	const { about } = question;
	if (!tenant.site.demo) {
		log('error', { function: 'look-ups', tenant: tenant.slug, provider: provider.name, message: fault });
		throw notSetUp();
	}
	const vehicle = 'vin' in about ? vehicleByVin(about.vin, call.now) : sampleVehicle(about);
	if (!vehicle) throw noSample();
	const value = sampleValue(vehicle, question, yearOf(call.now));
	const valuation = rangeOf({ tenant }, value, { at: call.now, by: 'Sample data', sample: true });
	return { vehicle: { ...about, ...vehicle }, source: 'vin' in about ? 'vin' : 'sample', valuation };
}

type Said = Pick<ValuationRange, 'at' | 'by' | 'sample'>;

function rangeOf(
	{ tenant: { site } }: Pick<Call, 'tenant'>,
	value: Reading['value'],
	said: Said,
): ValuationRange | null {
	if (!value) return null;
	const { range_percent: percent, valuation_days: days } = site.look_ups;
	return {
		...asRange(value, percent),
		currency: localeRow(site.locale).currency,
		...said,
		until: said.at + days * day,
	};
}

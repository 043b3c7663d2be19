import type { VehicleAnswer } from '../../../src/contract/look-ups.ts';
import type { Call } from '../../platform/http/call.ts';
import { reply } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { askProvider } from '../asking/ask-provider.ts';
import { nevdis } from '../providers/nevdis.ts';
import type { Question } from '../providers/provider.ts';
import { sampleVehicle } from '../providers/sample.ts';
import { accountOf } from '../providers/settings.ts';
import { vehicleByVin } from './own-vin.ts';
import { readQuestion } from './read-question.ts';
import { noAnswer, noSample, notSetUp, unknownPlate } from './refusals.ts';

/**
 * POST /api/nevdis: the vehicle with a plate or VIN (USER-10). A VIN also says something where the provider does not answer or knows
 * nothing of it. Throws a Refusal: 404, 422, 429 or 503.
 */
export async function postNevdis(call: Call): Promise<Response> {
	const question = await readQuestion(call, nevdis);
	return reply(200, await answerTo(call, question));
}

async function answerTo(call: Call, question: Question): Promise<VehicleAnswer> {
	const { about } = question;
	const account = accountOf(call.runtime, call.tenant.slug, nevdis);
	if ('fault' in account) return withoutProvider(call, about, account.fault);
	const asked = await askProvider(call, { provider: nevdis, account, question });
	if (typeof asked !== 'string' && asked.reading) {
		return { vehicle: { ...about, ...asked.reading.vehicle }, source: 'provider' };
	}
	if ('vin' in about) return { vehicle: vehicleByVin(about.vin, call.now), source: 'vin' };
	throw typeof asked === 'string' ? noAnswer(asked, call) : unknownPlate(about.rego, about.state);
}

function withoutProvider({ tenant, now }: Call, about: Question['about'], fault: string): VehicleAnswer {
	if ('vin' in about) return { vehicle: vehicleByVin(about.vin, now), source: 'vin' };
	if (!tenant.site.demo) {
		log('error', { function: 'look-ups', tenant: tenant.slug, provider: nevdis.name, message: fault });
		throw notSetUp();
	}
	const vehicle = sampleVehicle(about);
	if (!vehicle) throw noSample();
	return { vehicle: { ...about, ...vehicle }, source: 'sample' };
}

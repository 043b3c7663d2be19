import { lookUpBody } from '../../../src/contract/look-ups.ts';
import { localeRow } from '../../../src/domain/locales/rows.ts';
import { readPlate } from '../../../src/domain/vehicles/plate.ts';
import { readVin } from '../../../src/domain/vehicles/read-vin.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import { parseBody, readJson } from '../../platform/http/body.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Provider, Question } from '../providers/provider.ts';

/** More than a question has, in bytes. */
const mostBytes = 2_048;

/**
 * What a call asks, on a site that has the look-up (SITE-10). Throws a Refusal: 404 where the flag is off, 429, or 422 with what is wrong
 * with plate, state or VIN.
 */
export async function readQuestion(call: Call, { name }: Pick<Provider, 'name'>): Promise<Question> {
	const { site } = call.tenant;
	if (!site[name]) throw new Refusal('not_found', 'This site does not have this look-up.');
	await limitCalls(call, 'lookUps');
	const { rego, state, vin, kms, condition } = parseBody(lookUpBody, await readJson(call.request, mostBytes));
	const { country } = localeRow(site.locale);
	const rest = { country, ...(kms !== undefined && { kms }), ...(condition !== undefined && { condition }) };
	if (vin) {
		const read = readVin(vin);
		if ('fault' in read) throw invalid({ vin: read.fault });
		return { about: read, ...rest };
	}
	const read = readPlate({ rego: rego ?? '', state }, country);
	if ('faults' in read) throw invalid({ ...read.faults });
	return { about: read, ...rest };
}

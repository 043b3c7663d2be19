import type { Call } from '../../platform/http/call.ts';
import { log } from '../../platform/log.ts';
import type { Provider, Question } from '../providers/provider.ts';
import type { Account } from '../providers/settings.ts';
import { countProviderCall, noteOutcome } from '../store/counts.ts';
import { type KeptAnswer, keepAnswer, readKept } from '../store/kept-answers.ts';
import { fetchAnswer, ProviderFault } from './fetch-answer.ts';
import { createPatience, type Patience } from './policy.ts';

/** What came of a question. `used_up`: the day’s calls to this provider are. */
export type Asked = KeptAnswer | 'down' | 'used_up';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Kept in the process: breakers by account, and questions that are under way. */
const patience = new Map<string, Patience>();
const underWay = new Map<string, Promise<Asked>>();

/** The day’s calls are used up: no fault of the provider. */
class UsedUp extends Error {}

type Asking = { provider: Provider; account: Account; question: Question };

/**
 * Asks a provider, unless its answer is kept, or the same is being asked at this moment (USER-10). What goes wrong is logged without the
 * plate or VIN. Rejects only if the database fails.
 */
export function askProvider(call: Call, asking: Asking): Promise<Asked> {
	const keyHash = hashOf(call, asking);
	const other = underWay.get(keyHash);
	if (other) return other;
	const asked = ask(call, asking, keyHash).finally(() => underWay.delete(keyHash));
	underWay.set(keyHash, asked);
	return asked;
}

/** Plates and VINs are personal data: the database sees a keyed hash of them. A new account asks again. */
function hashOf({ runtime, tenant }: Call, { provider, account, question }: Asking): string {
	const { about, country, kms, condition } = question;
	const parts = 'vin' in about ? ['vin', about.vin] : ['plate', about.state, about.rego];
	return runtime.secrets.sign(
		'look-up',
		JSON.stringify([tenant.slug, provider.name, account.url, ...parts, country, kms ?? '', condition ?? '']),
	);
}

async function ask(call: Call, asking: Asking, keyHash: string): Promise<Asked> {
	const { runtime, tenant, now } = call;
	const { db, secrets } = runtime;
	const where = { tenant: tenant.slug, keyHash, vault: secrets.vault, now };
	const kept = await readKept(db, where);
	if (kept) return kept;
	const asked = await askNow(call, asking);
	if (typeof asked === 'string') return asked;
	const { keep_days: days, valuation_days: valued } = tenant.site.look_ups;
	const life = asked.reading === null ? Math.min(days * day, hour) : Math.min(days, valued) * day;
	if (life > 0) await keepAnswer(db, asked, { ...where, expiresAt: now + life });
	return asked;
}

async function askNow(call: Call, { provider, account, question }: Asking): Promise<Asked> {
	const { runtime, tenant, now } = call;
	const who = { tenant: tenant.slug, provider: provider.name, now };
	const most = tenant.site.look_ups.a_day * runtime.rateFactor;
	try {
		const reading = await patienceFor(`${tenant.slug} ${provider.name} ${account.url}`)(async (signal) => {
			// Each attempt may be charged.
			if (!(await countProviderCall(runtime.db, { ...who, most }))) throw new UsedUp();
			const json = await fetchAnswer(account, provider.bodyOf(question), signal);
			const read = json === null ? null : provider.read(json);
			if (json !== null && read === null) throw new ProviderFault('Its answer has another shape than we expect.');
			return read;
		});
		await noteOutcome(runtime.db, { ...who, failed: false });
		return { reading, at: now };
	} catch (error) {
		const facts = { function: 'look-ups', tenant: tenant.slug, provider: provider.name };
		if (error instanceof UsedUp) {
			log('error', { ...facts, message: 'look_ups.a_day is reached: nothing was asked.' });
			return 'used_up';
		}
		if (!(error instanceof ProviderFault)) throw error;
		log('error', { ...facts, message: error.message });
		await noteOutcome(runtime.db, { ...who, failed: true });
		return 'down';
	}
}

function patienceFor(account: string): Patience {
	const known = patience.get(account) ?? createPatience();
	patience.set(account, known);
	return known;
}

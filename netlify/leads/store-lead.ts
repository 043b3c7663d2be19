import { defaultDestination } from '../../src/config/leads.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import type { LeadAnswer } from '../../src/contract/lead.ts';
import { routeLead } from '../../src/domain/leads/lead-routing.ts';
import { leadLimits } from '../../src/forms/lead/lead-limits.ts';
import type { Db } from '../platform/db/schema.ts';
import { type Step, together } from '../platform/db/together.ts';
import type { KeepAnswer, LeadAnswered } from '../platform/guards/answer-once.ts';
import { type Solved, unsolved, useChallenge } from '../platform/guards/captcha.ts';
import type { CallCount } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Secrets } from '../platform/runtime/secrets.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';
import { replyDue } from './auto-reply.ts';
import { bookTime, linkBooking } from './bookings/book-time.ts';
import type { Draft } from './draft-lead.ts';
import { toFileRows } from './lead-files.ts';
import { leadTokenOf } from './lead-token.ts';
import { variantsOf } from './lead-variants.ts';
import { keepConsentText } from './store/consent-texts.ts';
import { findFiles, insertFiles, leadStep, replaceLead } from './store/lead-rows.ts';
import { outboxStep } from './store/outbox.ts';
import { sealLead } from './store/sealed-answers.ts';
import { addToCount } from './store/split-counts.ts';

/** Of all its steps. */
const filesPerLead = 3 * leadLimits.files;

/** The answer to a lead that is stored, and where it is to be delivered. */
export type Stored = { answered: LeadAnswered; destinations: readonly string[] };

/**
 * Stores a lead with its files, the time that it books, the wording of its opt-in, what is to be delivered, the answer and the count of the call, in one transaction: the
 * answer may go out then. Null where another change of the lead was stored first.
 */
export function storeLead(
	call: Call,
	draft: Draft,
	{ solved, keep, count }: { solved: Solved | null; keep: KeepAnswer; count: CallCount['add'] | null },
): Promise<Stored | null> {
	const { before, form, body } = draft;
	const { db, secrets } = call.runtime;
	const { id } = draft.lead;
	const answered = { status: before ? 200 : 201, answer: { id, lead_id: id } };
	return db.transaction().execute(async (tx) => {
		if (solved && !(await useChallenge(tx, solved))) throw unsolved();
		const { lead, booking } = await bookTime(tx, call, { lead: draft.lead, before, token: body.test_drive });
		const stored = sealLead(lead, { vault: secrets.vault, form });
		const destinations = [...destinationsOf(call.tenant, draft), ...(await replyDue(tx, call, { ...draft, lead }))];
		const wording = () => storeConsent(tx, draft, call.now);
		const steps: Step[] = [];
		if (!before) steps.push(leadStep(tx, stored, async (isKnown) => (isKnown ? undefined : wording())));
		else if (await replaceLead(tx, stored, before.version)) await wording();
		else return null;
		// They refer to the lead, so it has to be there.
		if (booking || draft.files.length > 0) await together(tx, steps.splice(0));
		await linkBooking(tx, booking, id);
		await storeFiles(tx, draft, call.now);
		await countVariants(tx, call, draft);
		steps.push(outboxStep(tx, lead, { destinations, now: call.now }), ...keep(tx, answered));
		// Last: calls of one address wait for each other from here to the commit.
		if (count) steps.push(count(tx));
		await together(tx, steps);
		return { answered: withToken(secrets, answered), destinations };
	});
}

/** The answer to whoever made a lead has the right to change it. That is added on the way out and stored nowhere. */
export function withToken(secrets: Secrets, { status, answer }: LeadAnswered): LeadAnswered {
	const lead_token = leadTokenOf(secrets, answer.id);
	return { status, answer: status === 201 ? ({ ...answer, lead_token } satisfies LeadAnswer) : answer };
}

/**
 * Where a version of a lead has to be delivered: to the destination of its call, else to those of the tenant's first rule that
 * fits, else to `mail`, so that no lead goes nowhere (FORM-15). Which versions a destination gets, the delivery decides.
 */
export function destinationsOf(
	{ site }: Tenant,
	{ destination, lead }: Pick<Draft, 'destination' | 'lead'>,
): readonly string[] {
	return destination ? [destination] : placesOf(lead, site);
}

/** Where the tenant's routing sends a lead: to the destinations of its first rule that fits, else to `mail`. */
export const placesOf = (lead: Draft['lead'], { leads }: Pick<SiteConfig, 'leads'>): readonly string[] =>
	routeLead(lead, leads.routing) ?? [defaultDestination];

/** A lead counts for the variants that its visitor sees, once, when it is complete (SITE-11). */
async function countVariants(tx: Db, { tenant, now }: Call, { before, lead }: Draft): Promise<void> {
	if (lead.status !== 'complete' || before?.status === 'complete' || lead.origin !== 'site') return;
	for (const variant of variantsOf(tenant.site, lead.payload))
		await addToCount(tx, { tenant: tenant.slug, ...variant }, { of: 'leads', now });
}

async function storeConsent(tx: Db, { lead: { tenant }, consent }: Draft, now: number): Promise<void> {
	const { version, text } = consent ?? {};
	if (version && text) await keepConsentText(tx, { tenant, version, text, created_at: now });
}

/** Each step of a form sends the files that it has so far: those that the lead has already are not stored again. */
async function storeFiles(tx: Db, { lead, files }: Draft, now: number): Promise<void> {
	if (files.length === 0) return;
	const known = await findFiles(tx, lead.id);
	const fresh = files.filter(({ sha256 }) => !known.some((file) => file.sha256 === sha256));
	if (known.length + fresh.length > filesPerLead) {
		throw new Refusal('too_large', `At most ${filesPerLead} files can be sent with one enquiry.`);
	}
	const bytes = [...known.map(({ size }) => size), ...fresh.map(({ data }) => data.byteLength)];
	if (bytes.reduce((sum, size) => sum + size, 0) > leadLimits.leadFileBytes) {
		const megabytes = leadLimits.leadFileBytes / 1024 / 1024;
		throw new Refusal('too_large', `The files of one enquiry can have at most ${megabytes} MB in total.`);
	}
	await insertFiles(tx, toFileRows(fresh, { lead, now }));
}

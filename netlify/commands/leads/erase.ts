import { deleteVisitor } from '../../accounts/store/visitors.ts';
import { dropMailsOf, mailDir } from '../../delivery/send/kept-mails.ts';
import { eraseLeads, wasErased } from '../../leads/store/erase-leads.ts';
import { type Found, personFinder } from '../../leads/store/find-person.ts';
import { findAnyLead, type ListedLead, walkLeads } from '../../leads/store/lead-list.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import { eraseDetails } from '../../reservations/store/old-reservations.ts';
import type { CommandContext } from './context.ts';
import { accountsOf, countOfAccounts, describeAccount } from './erase-accounts.ts';
import { countOfReservations, describeReservation, reservationsOf } from './erase-reservations.ts';
import { type LeadsCommand, LeadsUsageError } from './options.ts';

type Erase = Extract<LeadsCommand, { name: 'erase' }>;

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Erases a person's leads and accounts, and who made a reservation. Only the leads' ids are kept, so that nothing brings them back. */
export async function eraseCommand(command: Erase, around: CommandContext): Promise<number> {
	const { db, env, now, write } = around;
	const { exact, mention, unread } = await (isId(command.who) ? byId(command, around) : byPerson(command, around));
	const accounts = await accountsOf(command, db);
	for (const lead of exact) write(describe(lead, around));
	for (const account of accounts) write(describeAccount(account));
	const reservations = await reservationsOf(command, { db, leadIds: exact.map(({ id }) => id) });
	for (const one of reservations) write(describeReservation(one));
	tellRest({ mention, unread }, around);
	if (exact.length + accounts.length + reservations.length === 0) return nothing(command, around);
	const all = [
		exact.length > 0 && countOf(exact),
		accounts.length > 0 && countOfAccounts(accounts),
		reservations.length > 0 && countOfReservations(reservations),
	];
	if (!command.yes && !(await around.confirm(`Erase ${all.filter(Boolean).join(' and ')} permanently?`))) {
		write('Nothing was erased.\n');
		return 1;
	}
	for (const { id } of accounts) await deleteVisitor(db, id);
	if (accounts.length > 0) write(`Erased ${countOfAccounts(accounts)} with sessions and watchlist.\n`);
	await eraseDetails(
		db,
		reservations.map(({ id }) => id),
		now(),
	);
	if (reservations.length > 0) write(`Erased who made ${countOfReservations(reservations)}; their amounts stay.\n`);
	if (exact.length === 0) return unread > 0 ? 1 : 0;
	const ids = await eraseLeads(db, exact, { reason: 'asked', now: now() });
	const left = exact.filter(({ id }) => !ids.includes(id));
	const mails = await dropMailsOf(mailDir(env), ids);
	write(`Erased ${countOf(ids)} with their files and deliveries, and ${mails} stored mails.\n`);
	write('Each recipient named above has to erase its copy, too. Backups and other machines are not covered.\n');
	for (const { id } of left) write(`Not erased: ${id} is being delivered. Run this again in a minute.\n`);
	return unread + left.length > 0 ? 1 : 0;
}

type Leads = { exact: ListedLead[]; mention: ListedLead[]; unread: number };

async function byId({ who, filter }: Erase, { db }: CommandContext): Promise<Leads> {
	const lead = await findAnyLead(db, who.toLowerCase());
	const fits = lead && (filter.tenant === undefined || lead.tenant === filter.tenant);
	return { exact: fits ? [lead] : [], mention: [], unread: 0 };
}

async function byPerson({ who, filter }: Erase, { db, env }: CommandContext): Promise<Leads> {
	const find = personFinder(who);
	if (!find)
		throw new LeadsUsageError(`erase: found ${who}, expected an e-mail address, a phone number or the id of a lead.`);
	const found: Leads = { exact: [], mention: [], unread: 0 };
	for await (const lead of walkLeads(db, filter)) {
		const opened = openLead(lead, () => vaultOf(env));
		const kind: Found = find((opened ?? lead).payload);
		if (kind) found[kind].push(lead);
		else if (!opened) found.unread++;
	}
	return found;
}

/** A line about a lead and who has a copy of it. */
function describe(lead: ListedLead, { tenants }: CommandContext): string {
	const time = new Date(lead.created_at).toISOString().slice(0, 10);
	const got = [...new Set(lead.outbox.filter(({ state }) => state === 'done').map(({ destination }) => destination))];
	const site = tenants.bySlug(lead.tenant)?.site;
	const places = got.map((name) => placeOf(name, site?.leads.destinations[name]));
	const copies = places.length > 0 ? `was delivered to ${places.join(', ')}` : 'has not been delivered';
	return `${lead.id}  ${time}  ${lead.tenant}  ${copies}\n`;
}

type Destination = NonNullable<
	ReturnType<CommandContext['tenants']['bySlug']>
>['site']['leads']['destinations'][string];

function placeOf(name: string, settings: Destination | undefined): string {
	if (!settings) return name;
	return 'to' in settings
		? `${name} (${settings.to.join(', ')})`
		: `${name} (${settings.kind} at ${new URL(settings.url).host})`;
}

function tellRest({ mention, unread }: Omit<Leads, 'exact'>, { write }: CommandContext): void {
	if (mention.length > 0) {
		write(
			'Not erased: these leads come from somebody else and only mention it. Look at them, and erase them by id if need be:\n',
		);
		for (const { id, tenant } of mention) write(`    ${id}  ${tenant}\n`);
	}
	if (unread > 0) {
		write(`${unread} leads were not searched, because their answers were encrypted with another secret: `);
		write('set FORECOURT_SECRET_PREVIOUS and run this again.\n');
	}
}

/** There is nothing to erase, but mails of a lead that was erased before may still be here. */
async function nothing({ who, filter }: Erase, { db, env, write }: CommandContext): Promise<number> {
	const tenant = filter.tenant;
	const before = isId(who) && tenant !== undefined && (await wasErased(db, { tenant, id: who }));
	if (isId(who)) await dropMailsOf(mailDir(env), [who]);
	write(before ? `The lead ${who} has already been erased.\n` : `There is no lead of ${who}.\n`);
	return 1;
}

const countOf = (leads: readonly unknown[]): string => (leads.length === 1 ? '1 lead' : `${leads.length} leads`);

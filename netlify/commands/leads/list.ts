import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
import { type WaitingLane, waitingLanes } from '../../delivery/lanes.ts';
import { stuckLanes } from '../../delivery/stuck-lanes.ts';
import { type LeadFilter, type ListedLead, tenantsWithLeads, walkLeads } from '../../leads/store/lead-list.ts';
import { minutesToOpen } from '../../leads/store/minutes-to-open.ts';
import { leadsKeptFrom } from '../../leads/store/retention.ts';
import type { CommandContext } from './context.ts';
import { blockedLane, deliveryText, newest, todosFor } from './delivery-text.ts';
import type { LeadsCommand } from './options.ts';
import { jsonTrouble, textTrouble } from './stuck-text.ts';

/** Lists leads without what the visitors typed. */
export async function listLeads(
	{ filter, overdue, expired, limit, json, check }: Extract<LeadsCommand, { name: 'list' }>,
	around: CommandContext,
): Promise<number> {
	const wanted: LeadFilter = {
		...filter,
		...(overdue && { unopenedBy: await openBy(around) }),
		...(expired && { undeliveredSince: await keptFrom(around) }),
	};
	const leads: ListedLead[] = [];
	let more = false;
	for await (const lead of walkLeads(around.db, wanted, Math.min(limit + 1, 200))) {
		more = leads.length === limit;
		if (more) break;
		leads.push(lead);
	}
	const late = overdue ? wanted : { ...filter, unopenedBy: await openBy(around) };
	const waiting = await waitingLanes(around.db, filter.tenant);
	const stuck = overdue ? stuckLanes(waiting, around.now()) : [];
	around.write(stuck.map((lane) => (json ? jsonTrouble(lane) : textLines(textTrouble(lane)))).join(''));
	const lines = leads.map((lead) =>
		json ? jsonLine(lead, waiting) : textLine(lead, { late: isOverdue(lead, late), waiting }),
	);
	around.write(lines.join(''));
	if (!json) {
		around.write(overdue ? '' : textLines(todosFor(leads, waiting)));
		around.write(closing(leads, { more, overdue }));
	}
	if (!check) return 0;
	return stuck.length > 0 ? 1 : leads.length > 0 ? 3 : 0;
}

/** By tenant, leads that were completed before this time are overdue by now. */
async function openBy({ db, tenants, now }: CommandContext): Promise<ReadonlyMap<string, number>> {
	const slugs = await tenantsWithLeads(db);
	return new Map(slugs.map((slug) => [slug, now() - minutesToOpen(tenants, slug) * 60_000]));
}

/** By tenant, leads from before this time are only kept because they are undelivered. */
async function keptFrom({ db, tenants, env, now }: CommandContext): Promise<ReadonlyMap<string, number>> {
	const slugs = await tenantsWithLeads(db);
	return new Map(slugs.map((slug) => [slug, leadsKeptFrom(slug, { tenants, env, now: now() })]));
}

function isOverdue({ status, opened_at, completed_at, tenant }: ListedLead, { unopenedBy }: LeadFilter): boolean {
	return status === 'complete' && opened_at === null && (completed_at ?? 0) <= (unopenedBy?.get(tenant) ?? 0);
}

function textLine(lead: ListedLead, { late, waiting }: { late: boolean; waiting: readonly WaitingLane[] }): string {
	const state = [lead.status, late ? 'overdue' : handling(lead)].join(', ');
	const first = [lead.id, utcMinute(lead.created_at), lead.tenant, lead.category ?? '–', state].map(plain).join('  ');
	return `${[first, ...newest(lead.outbox).map((row) => `    ${plain(deliveryText(row, waiting))}`)].join('\n')}\n`;
}

function handling({ opened_at, answered_at }: ListedLead): string {
	if (answered_at !== null) return 'answered';
	return opened_at === null ? 'unopened' : 'opened';
}

function jsonLine(
	{ payload, outbox, consent_text, token_hash, sealed, ...lead }: ListedLead,
	waiting: readonly WaitingLane[],
): string {
	const deliveries = outbox.map((row) => {
		const { destination, version, state, attempts, next_at, last_error } = row;
		const lane = state === 'pending' ? blockedLane(row, waiting) : undefined;
		const fate = lane ? { state: 'blocked', last_error: lane.reason } : { state, last_error };
		return { destination, version, attempts, next_at, ...fate };
	});
	return `${JSON.stringify({ ...lead, deliveries })}\n`;
}

/** How many there are, and of how many dealers: whom to ring. */
function closing(leads: readonly ListedLead[], { more, overdue }: { more: boolean; overdue: boolean }): string {
	const sites = new Set(leads.map(({ tenant }) => tenant)).size;
	const what = `${leads.length} ${overdue ? 'overdue ' : ''}${leads.length === 1 ? 'lead' : 'leads'}`;
	const whose = sites > 1 ? ` of ${sites} sites` : '';
	return `${what}${whose}${more ? ', and more: raise --limit' : ''}.\n`;
}

const textLines = (lines: readonly string[]): string => lines.map((line) => `${plain(line)}\n`).join('');

/** Visitors can send any category: characters that a terminal would obey are taken out. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

import { formOf } from '../../leads/lead-form.ts';
import { walkLeads } from '../../leads/store/lead-list.ts';
import { reseal } from '../../leads/store/lead-rows.ts';
import { openLead, sealedBox, sealedKeys, sealLead } from '../../leads/store/sealed-answers.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import { sealedWith } from '../../platform/runtime/vault.ts';
import type { CommandContext } from './context.ts';
import type { LeadsCommand } from './options.ts';

/**
 * Encrypts the sensitive answers of all leads with the current secret: those that another secret encrypted, and those that were
 * stored before answers were encrypted at all.
 */
export async function reencryptLeads(
	{ filter }: Extract<LeadsCommand, { name: 'reencrypt' }>,
	{ db, env, tenants, write }: CommandContext,
): Promise<number> {
	const vault = vaultOf(env);
	const counts = { changed: 0, current: 0, unreadable: 0 };
	for await (const lead of walkLeads(db, filter)) {
		const opened = openLead(lead, () => vault);
		if (!opened) {
			counts.unreadable++;
			continue;
		}
		const tenant = tenants.bySlug(lead.tenant);
		const sealed = sealLead(opened, { vault, form: tenant ? formOf(tenant, lead.form) : undefined });
		const isCurrent =
			sealedWith(sealedBox(lead) ?? '') === (sealed.sealed === null ? null : vault.keyId) &&
			sealedKeys(lead).join() === sealedKeys(sealed).join();
		if (isCurrent) counts.current++;
		else if (await reseal(db, sealed)) counts.changed++;
	}
	write(`${counts.changed} leads were re-encrypted with the current secret; ${counts.current} already were.\n`);
	if (counts.unreadable === 0) return 0;
	write(
		`${counts.unreadable} leads cannot be read: set FORECOURT_SECRET_PREVIOUS to the secret that encrypted them.\n`,
	);
	return 1;
}

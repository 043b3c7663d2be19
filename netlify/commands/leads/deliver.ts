import { deliverDue } from '../../delivery/deliver-due.ts';
import type { Surroundings } from './context.ts';
import type { LeadsCommand } from './options.ts';
import { whoseLeads } from './scope.ts';

/**
 * Delivers what is due, here and now. What needs settings that this shell does not have stays as it is: no attempt is
 * counted, and what the service knows about it is not overwritten.
 */
export async function deliverLeads(
	{ filter }: Extract<LeadsCommand, { name: 'deliver' }>,
	{ write, ...runtime }: Surroundings,
): Promise<number> {
	const { tenant, words } = whoseLeads(runtime.env, filter.tenant);
	const { done, retry, dead, held, blocked } = await deliverDue(runtime, { tenant, note: false });
	write(`${words}${done} delivered, ${retry} to be tried again, ${dead} refused, ${held} held back.\n`);
	for (const lane of blocked) write(`Not sent, ${lane.tenant} ${lane.destination}: ${lane.reason}\n`);
	if (blocked.length > 0)
		write('What was not sent is as it was. Set what is missing in this shell, or leave it to the service.\n');
	return retry + dead + blocked.length > 0 ? 1 : 0;
}

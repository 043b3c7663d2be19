import { deliverDue } from '../../services/delivery/deliver-due.ts';
import type { Surroundings } from './surroundings.ts';

/** Delivers what is due, here and now. */
export async function deliverLeads({ write, ...runtime }: Surroundings): Promise<number> {
	const { done, retry, dead, held } = await deliverDue(runtime);
	write(`${done} delivered, ${retry} to be tried again, ${dead} refused, ${held} held back.\n`);
	return retry + dead > 0 ? 1 : 0;
}

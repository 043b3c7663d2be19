import type { Config } from '@netlify/functions';
import { deliverDue } from '../services/delivery/deliver-due.ts';
import { openRuntime } from '../services/runtime.ts';

/** Every minute: what has not reached its destination yet. */
export default async (): Promise<void> => {
	await deliverDue(await openRuntime());
};

export const config: Config = { schedule: '* * * * *', region: 'syd' };

import type { Config } from '@netlify/functions';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { checkAlarms } from '../watch/alarms/check-alarms.ts';

/** Every five minutes: tells operators of what they have to see to. */
export default async (): Promise<void> => checkAlarms(await openRuntime());

export const config: Config = { schedule: '*/5 * * * *', region: 'syd' };

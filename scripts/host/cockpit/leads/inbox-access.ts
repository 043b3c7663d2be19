import type { Context } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { Operator } from '../admission/admission.ts';

/** What the routes of leads work with. */
export type Inbox = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Said to whoever has not signed in. */
export const needsKey =
	'What visitors typed is shown to those who have signed in. Open the link that the host printed in its terminal, or set FORECOURT_OPERATOR_KEY and restart the host.';

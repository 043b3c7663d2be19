import { useEffect } from 'react';
import type { Sent } from '../../../client/leads/unsent/send-kept.ts';
import type { LeadFlow, LeadRequest } from '../../../forms/flow/lead-flow.ts';
import type { Lead } from '../../../forms/lead/lead-payload.ts';

type Request = LeadRequest<Lead>;

/** Sends the flow's request while the flow is submitting, once for each request and try. */
export function useSendRequest(
	{ request, status }: LeadFlow<Lead>,
	send: (request: Request) => Promise<Sent>,
	onSent: (sent: Sent, request: Request) => void,
): void {
	useEffect(() => {
		if (status !== 'submitting' || !request) return;
		let current = true;
		void send(request).then((sent) => {
			if (current) onSent(sent, request);
		});
		return () => {
			current = false;
		};
		// What else `send` uses does not change what is sent.
	}, [request, status]);
}

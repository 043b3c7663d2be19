import { useEffect, useState } from 'react';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { keepSentLead, type SentLead, sentLead } from '../../../client/leads/device/sent-lead.ts';
import type { FormDefinition } from '../../../forms/definition.ts';

/** Milliseconds after which a time without its day is misread. */
const sameDay = 12 * 60 * 60_000;

type Here = { form: Pick<FormDefinition, 'name'>; path: string; now: number };

/** Whether a form was sent from this page, not long ago (FORM-9). */
export const isSentHere = (sent: SentLead | null, { form, path, now }: Here): sent is SentLead =>
	sent !== null && sent.form === form.name && sent.path === path && now - sent.at < sameDay;

/**
 * When the form was sent to which the browser's Back leads; null for any other. Its page would show it filled in and ready to be sent
 * a second time (FORM-9). `another` begins a new one.
 */
export function useSentBefore(form: FormDefinition, tab: DeviceStore): { sentAt: number | null; another: () => void } {
	const [sentAt, setSentAt] = useState<number | null>(null);
	const look = () => {
		const sent = sentLead(tab);
		if (isSentHere(sent, { form, path: location.pathname, now: Date.now() })) setSentAt(sent.at);
	};
	useEffect(() => {
		const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		if (visit?.type === 'back_forward') look();
		const shown = ({ persisted }: PageTransitionEvent) => persisted && look();
		window.addEventListener('pageshow', shown);
		return () => window.removeEventListener('pageshow', shown);
	}, []);
	const another = () => {
		const sent = sentLead(tab);
		if (sent) keepSentLead(tab, { ...sent, path: '' });
		setSentAt(null);
	};
	return { sentAt, another };
}

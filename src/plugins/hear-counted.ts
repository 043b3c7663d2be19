import type { CountedEntry } from '../domain/leads/counted-entry.ts';

/** Calls `listener` for every event that third parties may know of (USER-7): those of this page so far, then each as it is sent. */
export function hearCounted(listener: (entry: CountedEntry) => void): void {
	const { dataLayer = [] }: { dataLayer?: unknown[] } = window as object;
	dataLayer.filter(isCounted).forEach(listener);
	document.addEventListener('forecourt:sent', (event) => listener((event as CustomEvent<CountedEntry>).detail));
}

const isCounted = (entry: unknown): entry is CountedEntry =>
	typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'forecourt';

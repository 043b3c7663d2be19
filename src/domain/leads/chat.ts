/**
 * What is counted of a chat with the dealer (USER-8). Opening it is event 54, the visitor's first message 55, each later
 * one 57, a document that they ask for 56. A chat that opens again repeats its old messages: only those younger than
 * 10 seconds are counted.
 */
import type { AnalyticsEvent } from './analytics-events.ts';

/** Something that happened in a chat, as the plugin that runs it says. */
export type ChatNote =
	/** `ready`: it can be asked for; `failed`: it was asked for and could not be shown. */
	| { what: 'ready' | 'opened' | 'closed' | 'document' | 'failed' }
	/** `at` is when it was written, in milliseconds; null where the chat does not say, as it is new then. */
	| { what: 'message'; by: 'customer' | 'dealer'; at: number | null };

const countedMilliseconds = 10_000;

/** The event that a note counts as, after `messages` counted ones, at `now` in milliseconds; null for most (USER-8). */
export function chatEvent(note: ChatNote, messages: number, now: number): AnalyticsEvent | null {
	if (note.what === 'opened') return 54;
	if (note.what === 'document') return 56;
	if (note.what !== 'message' || note.by !== 'customer') return null;
	if (note.at !== null && now - note.at >= countedMilliseconds) return null;
	return messages === 0 ? 55 : 57;
}

/** Where a site has no chat button. `vehicleFolder` is the first part of a vehicle's address: `cars`. */
export type ChatHiding = { onCheckout: boolean; onCars: boolean; vehicleFolder: string };

const checkoutParts = ['checkout', 'buy-online'];

/** Whether a page has no chat button (USER-8): `/cars/2021-kia-rio-k1/checkout/` is a checkout and a page of a car. */
export function isChatHidden(path: string, { onCheckout, onCars, vehicleFolder }: ChatHiding): boolean {
	const parts = path.split('/').filter(Boolean);
	return (onCars && parts[0] === vehicleFolder) || (onCheckout && parts.some((part) => checkoutParts.includes(part)));
}

/** When a hold ends by the server's clock, and how far that one is ahead of the device's (CAR-11). All in milliseconds. */
export type HoldTime = { until: number; ahead: number };

/** The time of a hold, from an answer that came at `deviceNow`: a device's clock may be hours wrong. */
export const holdTime = ({ until, now }: { until: number; now: number }, deviceNow: number): HoldTime => ({
	until,
	ahead: now - deviceNow,
});

/** Whole seconds until the hold ends; 0 once it has. */
export const secondsLeft = ({ until, ahead }: HoldTime, deviceNow: number): number =>
	Math.max(0, Math.ceil((until - ahead - deviceNow) / 1000));

/** `14:05` of 845 seconds. */
export const clockText = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds at which those who do not see the clock are told. */
const spoken = [300, 120, 60, 30] as const;

/** `5 minutes left`, from the moment at which it is so; empty before the first one. */
export function spokenTime(seconds: number): string {
	const reached = spoken.findLast((limit) => seconds <= limit);
	if (reached === undefined) return '';
	if (seconds === 0) return 'Time is up.';
	return reached >= 60
		? `${reached / 60} minute${reached > 60 ? 's' : ''} left to pay.`
		: `${reached} seconds left to pay.`;
}

/** Today by the clock of the device, `2026-02-28`. */
export function visitorsDay(now = new Date()): string {
	return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

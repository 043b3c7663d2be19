/** A time that a visitor has asked for (CAR-1): moments in Unix seconds. */
export type RequestedVisit = {
	id: string;
	start: number;
	end: number;
	/** When it was asked for. */
	asked: number;
	summary: string;
	description: string;
	place: string;
};

/**
 * A calendar file (RFC 5545) of a time that the dealer has still to confirm: it is marked as tentative. Times are by UTC, which
 * needs no description of a time zone.
 */
export function requestCalendar({ id, start, end, asked, summary, description, place }: RequestedVisit): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Forecourt//Requested visit//EN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:${escaped(id)}`,
		`DTSTAMP:${utc(asked)}`,
		`DTSTART:${utc(start)}`,
		`DTEND:${utc(end)}`,
		`SUMMARY:${escaped(summary)}`,
		`DESCRIPTION:${escaped(description)}`,
		`LOCATION:${escaped(place)}`,
		'STATUS:TENTATIVE',
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261128T003000Z`. */
const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Lines are at most 75 bytes long; what is longer goes on after a line break and a space. No character is cut in two. */
function folded(line: string): string {
	const rows: string[] = [];
	let row = '';
	let bytes = 0;
	for (const character of line) {
		const size = new TextEncoder().encode(character).length;
		if (bytes + size > (rows.length === 0 ? 75 : 74)) {
			rows.push(row);
			[row, bytes] = ['', 0];
		}
		row += character;
		bytes += size;
	}
	return [...rows, row].join('\r\n ');
}

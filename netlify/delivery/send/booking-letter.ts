import { pleaseBring } from '../../../src/domain/words/please-bring.ts';
import { templateWords } from '../../../src/domain/words/template-words.ts';
import { addressLine } from '../../../src/site/places/address-line.ts';
import type { BookedTime } from '../../leads/bookings/booked-time.ts';
import { calendarFile } from '../../leads/bookings/booking-calendar.ts';
import { senderOfSite } from '../mails/mail-sender.ts';
import { replyHtml } from '../mails/reply-html.ts';
import type { Letter } from './mailbox.ts';
import type { Parcel } from './parcel.ts';

/**
 * What a visitor is told of a booked test drive (CAR-1): when, where, what to bring, and how to change it, with a file for the
 * calendar. None of it is what the visitor has typed: anybody may enter somebody else's address.
 */
export function bookingLetter({ site, lead }: Pick<Parcel, 'site' | 'lead'>, booked: BookedTime): Letter {
	const { drive } = templateWords(site.template);
	const location = site.locations.find(({ id }) => id === booked.location_id);
	const place = [location?.name ?? site.name, location && addressLine(location.address)].filter(Boolean).join(', ');
	const phone = location?.contact_detail.phone ?? site.phone;
	const isCancelled = booked.state === 'cancelled';
	const bring = isCancelled ? '' : pleaseBring(site.test_drives.bring);
	const change = isCancelled ? '' : `Need to change or cancel it? ${booked.manage}`;
	const text = [
		`Hi,\n\n${opening(booked, drive)}`,
		[`When: ${booked.when}`, `Where: ${place}`, bring].filter(Boolean).join('\n'),
		change,
		[site.name, phone].filter(Boolean).join('\n'),
	];
	const file = calendarFile(
		{
			booking: {
				...{ id: booked.id, sequence: booked.sequence, isCancelled, updated_at: lead.updated_at },
				starts_at: Date.parse(booked.start),
				ends_at: Date.parse(booked.end),
			},
			summary: `${drive.charAt(0).toUpperCase()}${drive.slice(1)} at ${site.name}`,
			description: [bring, change].filter(Boolean).join('\n'),
			place,
			url: booked.manage,
		},
		site,
	);
	const subject = subjectOf(booked, drive);
	const facts = [
		{ label: 'When', text: booked.when },
		{ label: 'Where', text: place },
		...(isCancelled ? [] : [{ label: 'Please bring', text: site.test_drives.bring }]),
	];
	const buttons = isCancelled ? [] : [{ text: 'Change or cancel', href: booked.manage }];
	const method = isCancelled ? 'CANCEL' : 'PUBLISH';
	return {
		subject,
		text: `${text.filter(Boolean).join('\n\n')}\n`,
		html: replyHtml(subject, text[0] ?? '', { ...senderOfSite(site, phone ?? null), facts, buttons }),
		attachments: [
			{ filename: 'test-drive.ics', content: file, contentType: `text/calendar; charset=utf-8; method=${method}` },
		],
	};
}

function opening({ state, sequence }: BookedTime, drive: string): string {
	if (state === 'cancelled') return `Your ${drive} is cancelled.`;
	return sequence > 0 ? `Your ${drive} has a new time.` : `Your ${drive} is booked.`;
}

function subjectOf({ state, sequence, when }: BookedTime, drive: string): string {
	if (state === 'cancelled') return `Cancelled: your ${drive} on ${when}`;
	return sequence > 0 ? `New time: your ${drive} on ${when}` : `Your ${drive} on ${when}`;
}

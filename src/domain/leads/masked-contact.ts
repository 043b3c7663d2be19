/** How somebody can be reached, for those who need not know it: `0400 123 456` → `0400…`, `jane@x.example` → `j…@…`. */
export function maskedContact(contact: string): string {
	const said = contact.trim();
	if (said === '') return '';
	return said.includes('@') ? `${[...said][0]}…@…` : `${said.replace(/[\s()-]/g, '').slice(0, 4)}…`;
}

/** Whether a host name is this machine itself. */
export function isLoopback(host: string): boolean {
	const name = host.toLowerCase().replace(/^\[|\]$/g, '');
	return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Whether what is sent to a web address cannot be read on its way: by https, or to this machine itself. */
export function isSecureAddress(address: string): boolean {
	const url = URL.parse(address);
	return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname));
}

/** Shows the buttons that print the page, which only a script can do. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print-page]')) {
	button.hidden = false;
	button.addEventListener('click', () => print());
}

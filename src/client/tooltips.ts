/**
 * Shows the popover of every `[data-tooltip]` while the mouse is over it or its text (USER-9: no delay inside the page's
 * tooltip wrapper). Click, touch and keys open it without this; Escape closes it.
 */
export function startTooltips(root: HTMLElement): void {
	for (const button of root.querySelectorAll<HTMLElement>('[data-tooltip]')) {
		const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
		if (!tip) continue;
		const show = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && tip.showPopover();
		const hide = () => !button.matches(':hover') && !tip.matches(':hover') && tip.hidePopover();
		const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setTimeout(hide, graceMilliseconds);
		button.addEventListener('pointerenter', show);
		button.addEventListener('pointerleave', leave);
		tip.addEventListener('pointerleave', leave);
	}
}

/** Time to move from the button to the text. */
const graceMilliseconds = 200;

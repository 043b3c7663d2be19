<details class="phone-menu"><summary>{{> icon it.icons.menu }}{{> icon it.icons.close }}<span class="phone-menu-word">Menu</span>
<span class="phone-menu-word phone-menu-word-close">Close</span></summary><div class="phone-menu-panel">
<div class="wrap phone-menu-finder">{{> finder it.finder }}</div><nav aria-label="Main, on phones"><ul class="wrap">
{{#each it.menu as entry }}<li>{{#if entry.items }}<details name="phone-menu"><summary class="phone-menu-entry">{{ entry.name }}
{{> icon entry.chevron }}</summary>{{> menulinks entry.phonelist }}</details>{{else}}
<a href="{{ entry.url }}" class="phone-menu-entry">{{ entry.name }}</a>{{/if}}</li>{{/each}}</ul></nav>
<div class="wrap phone-menu-shortcuts" data-menu-shortcuts></div><div class="wrap phone-menu-contact">
{{> phonelink it.phones.menu }}<a class="link-quiet flex items-center gap-2 py-2" href="{{ it.place.path }}">
{{> icon it.icons.pin }}{{ it.place.text }}</a></div></div></details>

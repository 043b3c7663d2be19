<nav aria-label="Main" class="main-menu"><ul>{{#each it.row as entry }}<li>{{#if entry.items }}
<button type="button" class="main-menu-entry" popovertarget="{{ entry.id }}">{{ entry.name }}{{> icon entry.smallchevron }}
</button><div id="{{ entry.id }}" class="main-menu-list" popover data-menu-panel="{{ entry.panel }}">{{> menulinks entry.list }}
</div>{{else}}<a href="{{ entry.url }}" class="main-menu-entry">{{ entry.name }}</a>{{/if}}</li>{{/each}}</ul></nav>

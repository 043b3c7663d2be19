<ul class="{{ it.class }}">{{#each it.items as item }}<li><a href="{{ item.url }}">{{ item.name }}</a></li>{{/each}}</ul>

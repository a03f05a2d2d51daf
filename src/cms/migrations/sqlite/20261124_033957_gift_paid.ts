import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`membership_messages\` ADD \`gift_id\` integer REFERENCES gifts(id);`)
  await db.run(sql`CREATE INDEX \`membership_messages_gift_idx\` ON \`membership_messages\` (\`gift_id\`);`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`gift_bought_subject\` text DEFAULT 'Your gift: {plan} for {length}' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` ADD \`gift_bought_text\` text DEFAULT 'Hello {firstName},
  
  thank you for your gift: {plan} for {length}. We have received {amount} on {paidOn}.
  
  {recipient} gets an email with the code {sendOn}. The membership begins on the day on which the code is redeemed.
  
  Your message: “{message}”
  
  Your order has the number {order}.
  
  You have agreed to version {termsVersion} of our terms.' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_membership_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`subscription_id\` integer,
  	\`order_id\` integer,
  	\`due_at\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_membership_messages\`("id", "kind", "key", "user_id", "subscription_id", "order_id", "due_at", "sent_at", "updated_at", "created_at") SELECT "id", "kind", "key", "user_id", "subscription_id", "order_id", "due_at", "sent_at", "updated_at", "created_at" FROM \`membership_messages\`;`)
  await db.run(sql`DROP TABLE \`membership_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_membership_messages\` RENAME TO \`membership_messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`membership_messages_key_idx\` ON \`membership_messages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_user_idx\` ON \`membership_messages\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_subscription_idx\` ON \`membership_messages\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_order_idx\` ON \`membership_messages\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_due_at_idx\` ON \`membership_messages\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_updated_at_idx\` ON \`membership_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`membership_messages_created_at_idx\` ON \`membership_messages\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`membership_emails\` DROP COLUMN \`gift_bought_subject\`;`)
  await db.run(sql`ALTER TABLE \`membership_emails\` DROP COLUMN \`gift_bought_text\`;`)
}

CREATE TABLE "chat_heads" (
	"record_id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"record_id" text NOT NULL,
	"id" text NOT NULL,
	"number" bigserial NOT NULL,
	"parent_id" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"reasoning" text DEFAULT '' NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"report_code" text,
	"prompt" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"digest" text,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_record_id_id_pk" PRIMARY KEY("record_id","id")
);
--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "benefit_type" text DEFAULT 'CHAT_COUNT' NOT NULL;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "taken" jsonb;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "state" text DEFAULT 'taken' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_heads" ADD CONSTRAINT "chat_heads_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_number" ON "chat_messages" USING btree ("record_id","number");--> statement-breakpoint
CREATE INDEX "chat_messages_parent" ON "chat_messages" USING btree ("record_id","parent_id");--> statement-breakpoint
CREATE INDEX "chat_messages_running" ON "chat_messages" USING btree ("claimed_until") WHERE "chat_messages"."status" = 'running';